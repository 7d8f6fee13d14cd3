/** The fresh value, with every part that is as it was before kept as it was: what has not changed is not drawn anew. */
export function sharing<T>(before: unknown, fresh: T): T {
  if (before === fresh || typeof fresh !== 'object' || fresh === null || typeof before !== 'object' || before === null) return fresh
  if (Array.isArray(fresh) !== Array.isArray(before)) return fresh
  const old = before as Record<string, unknown>
  const names = Object.keys(fresh)
  let same = names.length === Object.keys(old).length
  const kept = (Array.isArray(fresh) ? [] : {}) as Record<string, unknown>
  for (const name of names) {
    const part = sharing(old[name], (fresh as Record<string, unknown>)[name])
    if (part !== old[name] || !(name in old)) same = false
    kept[name] = part
  }
  return (same ? before : kept) as T
}
