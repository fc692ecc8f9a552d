/** Local time of `2026-12-09T12:00:00+06:30`: `2026-12-09 12:00`. */
export const wallClock = (local: string): string => local.slice(0, 16).replace('T', ' ')
