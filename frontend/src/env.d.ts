declare module 'virtual:game-icons' {
  const bodies: Record<string, string>
  export default bodies
}
/** The glyphs of one game's table, named in `games/<code>/icon-names.ts`. */
declare module 'virtual:game-icons/*' {
  const bodies: Record<string, string>
  export default bodies
}
