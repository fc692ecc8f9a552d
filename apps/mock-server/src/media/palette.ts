import { type Draw, draw } from '../world/draw.ts'

/** Pictures are the same in every world, so their key contains no seed. */
const pictureSeed = 7

export const pictureDraw = (...path: (string | number)[]): Draw => draw(pictureSeed, 'picture', ...path)

export interface Palette {
  readonly sky: readonly [string, string]
  readonly wall: string
  readonly wallShade: string
  readonly roof: string
  readonly glass: string
  readonly lit: string
  readonly ground: string
  readonly leaf: string
  readonly accent: string
}

const walls: readonly (readonly [wall: string, shade: string, roof: string])[] = [
  ['#efe6d8', '#d9c9b2', '#9a5b3c'],
  ['#e9eef0', '#c9d4d8', '#48626b'],
  ['#f3d9c2', '#dfb594', '#8a3f2c'],
  ['#d9e3d2', '#b7c8ac', '#4d6b45'],
  ['#f0e2b8', '#d8c283', '#7a5a1e'],
  ['#dcdff0', '#b6bcdc', '#434a7c'],
  ['#f2dfe2', '#d9b5bc', '#86404f'],
]

const accents = ['#0f766e', '#b45309', '#9f1239', '#1d4ed8', '#6d28d9', '#15803d'] as const

/** The colours of one place, the same in all its pictures. `hour`: 0 day, 1 dusk, 2 night. */
export function paletteOf(id: string, hour: 0 | 1 | 2): Palette {
  const [wall, wallShade, roof] = pictureDraw(id, 'wall').pick(walls)
  const hue = pictureDraw(id, 'sky').int(190, 215)
  const skies = [
    [`hsl(${hue} 70% 78%)`, `hsl(${hue} 60% 93%)`],
    ['#7c5c9c', '#f6b27a'],
    ['#101c3c', '#33456f'],
  ] as const
  const night = hour === 2
  return {
    sky: skies[hour],
    wall: night ? '#3d4560' : wall,
    wallShade: night ? '#2c334a' : wallShade,
    roof: night ? '#20263a' : roof,
    glass: night ? '#1c2338' : '#8fb3c4',
    lit: hour === 0 ? '#cfe3ea' : '#ffd98a',
    ground: night ? '#1d2a2a' : '#a9bd8e',
    leaf: night ? '#1f3b34' : '#4f7f52',
    accent: pictureDraw(id, 'accent').pick(accents),
  }
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, rest = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${rest}/>`

export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

/** Every picture is 480 by 320. */
export const picture = (sky: readonly [string, string], parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="480" height="320"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs><rect width="480" height="320" fill="url(#s)"/>${parts.join('')}</svg>`
