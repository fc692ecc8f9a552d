/** A place on the earth, in degrees. */
export interface Position {
  lat: number
  lng: number
}

/** A part of the map in pixels at one zoom level; tiles are 256 px squares. */
export interface MapFrame {
  zoom: number
  left: number
  top: number
  width: number
  height: number
}

const tile = 256
const margin = 40
const closest = 16

/** Web Mercator: the world as a square whose side is 1, from the north-west. */
export function project({ lat, lng }: Position): { x: number; y: number } {
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180)
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

/** The closest zoom at which all positions fit, centred; null without positions. */
export function frameOf(positions: readonly Position[], width: number, height: number): MapFrame | null {
  const points = positions.map(project)
  if (points.length === 0) return null
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [north, south] = [Math.min(...ys), Math.max(...ys)]
  const steps = (room: number, span: number) =>
    span === 0 ? closest : Math.floor(Math.log2((room - 2 * margin) / tile / span))
  const zoom = Math.max(0, Math.min(closest, steps(width, east - west), steps(height, south - north)))
  const side = tile * 2 ** zoom
  const left = ((west + east) / 2) * side - width / 2
  const top = ((north + south) / 2) * side - height / 2
  return { zoom, left, top, width, height }
}

/** A position's place in the frame, in pixels from its corner. */
export function placeIn({ zoom, left, top }: MapFrame, position: Position): { x: number; y: number } {
  const { x, y } = project(position)
  const side = tile * 2 ** zoom
  return { x: x * side - left, y: y * side - top }
}

/** Where a price is shown: above its position, below it, or as a dot if neither fits. */
type PinPlace = 'above' | 'below' | 'dot'

interface Pin {
  x: number
  y: number
  /** Of the price, in pixels. */
  width: number
}

/** Height of a price with its tip. */
const pinHeight = 30

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Places prices in order: none covers an earlier one, and as few as possible become dots. */
export function pinPlaces(pins: readonly Pin[]): PinPlace[] {
  const occupied: Box[] = []
  return pins.map(({ x, y, width }) => {
    const box = (top: number): Box => ({
      left: x - width / 2,
      right: x + width / 2,
      top,
      bottom: top + pinHeight,
    })
    const choices = [
      { place: 'above', box: box(y - pinHeight) },
      { place: 'below', box: box(y) },
    ] as const
    const free = choices.filter((choice) => !occupied.some((other) => overlap(choice.box, other)))
    const covered = (within: Box) => pins.filter((pin) => isInside(pin, within)).length
    const [best] = free.toSorted((one, other) => covered(one.box) - covered(other.box))
    if (!best) return 'dot'
    occupied.push(best.box)
    return best.place
  })
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const isInside = ({ x, y }: Pin, { left, right, top, bottom }: Box): boolean =>
  x > left && x < right && y > top && y < bottom

interface MapTile {
  key: string
  address: string
  x: number
  y: number
}

/** The tiles that cover a frame; the address contains `{z}`, `{x}` and `{y}`. */
export function tilesOf({ zoom, left, top, width, height }: MapFrame, address: string): MapTile[] {
  const range = (from: number, length: number) => {
    const first = Math.floor(from / tile)
    return Array.from({ length: Math.floor((from + length) / tile) - first + 1 }, (_, step) => first + step)
  }
  const last = 2 ** zoom - 1
  return range(left, width).flatMap((column) =>
    range(top, height).flatMap((row) => {
      if (column < 0 || row < 0 || column > last || row > last) return []
      const filled = address
        .replace('{z}', String(zoom))
        .replace('{x}', String(column))
        .replace('{y}', String(row))
      return [{ key: `${column} ${row}`, address: filled, x: column * tile - left, y: row * tile - top }]
    }),
  )
}

const lengths = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100]

/** A round length for the scale bar, a fifth of the width: kilometres and pixels. */
export function scaleOf({ zoom, width }: MapFrame, lat: number): { km: number; pixels: number } {
  const kmPerPixel = (40_075 * Math.cos((lat * Math.PI) / 180)) / (tile * 2 ** zoom)
  const km = lengths.findLast((length) => length / kmPerPixel <= width / 5) ?? 0.1
  return { km, pixels: km / kmPerPixel }
}
