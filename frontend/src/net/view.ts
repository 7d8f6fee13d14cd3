type View = Record<string, unknown>

/** A view of which only what has changed was told: what is missing is as it was before, of each seat likewise. */
export function brought(before: View, changed: View): View {
  const seats = changed.seats
  if (!Array.isArray(seats) || !Array.isArray(before.seats)) return { ...before, ...changed }
  const old = before.seats as View[]
  return { ...before, ...changed, seats: seats.map((seat: View, at) => ({ ...old[at], ...seat })) }
}
