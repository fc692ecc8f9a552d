export interface Position {
  readonly lat: number
  readonly lng: number
}

const earthRadiusKm = 6371

/** Kilometres as the crow flies, to one decimal. */
export function distanceKm(from: Position, to: Position): number {
  const rad = Math.PI / 180
  const lat = Math.sin(((to.lat - from.lat) * rad) / 2)
  const lng = Math.sin(((to.lng - from.lng) * rad) / 2)
  const chord = lat * lat + Math.cos(from.lat * rad) * Math.cos(to.lat * rad) * lng * lng
  return Math.round(2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord))) * 10) / 10
}
