/** Cards are turned up until one says where the problem appears. */
export const REPEATS: Record<string, string> = { draw: 'draw' }
