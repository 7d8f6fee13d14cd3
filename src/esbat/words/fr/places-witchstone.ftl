# Les cases du chaudron de Witchstone, pour la page, le terminal et l’oreille : par leur cercle autour du centre, et
# par où elles s’y trouvent sur la boussole. Une case vient par son code, `c` et ses deux nombres.

witchstone-cell =
    { $at ->
        [c0_-3] la case extérieure nord-nord-ouest
        [c1_-3] la case extérieure nord (côté ouest)
        [c2_-3] la case extérieure nord (côté est)
        [c3_-3] la case extérieure nord-nord-est
        [c-1_-2] la case extérieure nord-ouest
        [c0_-2] la case médiane nord-nord-ouest
        [c1_-2] la case médiane nord
        [c2_-2] la case médiane nord-nord-est
        [c3_-2] la case extérieure nord-est
        [c-2_-1] la case extérieure ouest-nord-ouest
        [c-1_-1] la case médiane ouest-nord-ouest
        [c0_-1] la case intérieure nord-ouest
        [c1_-1] la case intérieure nord-est
        [c2_-1] la case médiane est-nord-est
        [c3_-1] la case extérieure est-nord-est
        [c-3_0] la case extérieure ouest
        [c-2_0] la case médiane ouest
        [c-1_0] la case intérieure ouest
       *[c0_0] la case centrale
        [c1_0] la case intérieure est
        [c2_0] la case médiane est
        [c3_0] la case extérieure est
        [c-3_1] la case extérieure ouest-sud-ouest
        [c-2_1] la case médiane ouest-sud-ouest
        [c-1_1] la case intérieure sud-ouest
        [c0_1] la case intérieure sud-est
        [c1_1] la case médiane est-sud-est
        [c2_1] la case extérieure est-sud-est
        [c-3_2] la case extérieure sud-ouest
        [c-2_2] la case médiane sud-sud-ouest
        [c-1_2] la case médiane sud
        [c0_2] la case médiane sud-sud-est
        [c1_2] la case extérieure sud-est
        [c-3_3] la case extérieure sud-sud-ouest
        [c-2_3] la case extérieure sud (côté ouest)
        [c-1_3] la case extérieure sud (côté est)
        [c0_3] la case extérieure sud-sud-est
    }
