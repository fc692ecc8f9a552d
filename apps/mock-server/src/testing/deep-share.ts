/** How much of a deep run is carried out: 1 is all of it, 0.05 a twentieth that only shows that it works. */
export const deepShare = Number(process.env.DEEP_SHARE ?? 1)

/** So many of a count that is meant for the whole run; at least one. */
export const shareOf = (count: number): number => Math.max(1, Math.round(count * deepShare))
