# The cells of Witchstone's cauldron, for the page, the terminal and the ear: by their ring round the centre, and by
# where they lie in it on the compass. A cell comes as its code, `c` and its two numbers.

witchstone-cell =
    { $at ->
        [c0_-3] the outer north-north-west cell
        [c1_-3] the outer north cell (west side)
        [c2_-3] the outer north cell (east side)
        [c3_-3] the outer north-north-east cell
        [c-1_-2] the outer north-west cell
        [c0_-2] the middle north-north-west cell
        [c1_-2] the middle north cell
        [c2_-2] the middle north-north-east cell
        [c3_-2] the outer north-east cell
        [c-2_-1] the outer west-north-west cell
        [c-1_-1] the middle west-north-west cell
        [c0_-1] the inner north-west cell
        [c1_-1] the inner north-east cell
        [c2_-1] the middle east-north-east cell
        [c3_-1] the outer east-north-east cell
        [c-3_0] the outer west cell
        [c-2_0] the middle west cell
        [c-1_0] the inner west cell
       *[c0_0] the centre cell
        [c1_0] the inner east cell
        [c2_0] the middle east cell
        [c3_0] the outer east cell
        [c-3_1] the outer west-south-west cell
        [c-2_1] the middle west-south-west cell
        [c-1_1] the inner south-west cell
        [c0_1] the inner south-east cell
        [c1_1] the middle east-south-east cell
        [c2_1] the outer east-south-east cell
        [c-3_2] the outer south-west cell
        [c-2_2] the middle south-south-west cell
        [c-1_2] the middle south cell
        [c0_2] the middle south-south-east cell
        [c1_2] the outer south-east cell
        [c-3_3] the outer south-south-west cell
        [c-2_3] the outer south cell (west side)
        [c-1_3] the outer south cell (east side)
        [c0_3] the outer south-south-east cell
    }
