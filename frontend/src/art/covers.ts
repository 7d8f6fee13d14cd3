import air from './covers/air.svg'
import bal from './covers/bal.svg'
import lancre from './covers/lancre.svg'
import wildegrens from './covers/wildegrens.svg'
import witchstone from './covers/witchstone.svg'

/** Our own drawings, by the game's code; a game without one gets the night itself. */
export const COVERS: Record<string, string> = { air, bal, lancre, witchstone, wildegrens }
