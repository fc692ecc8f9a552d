import type { Box } from './picture.ts'

interface Clicks {
  readonly points: readonly { readonly x: number; readonly y: number }[]
  /** Size of the picture as it was shown. */
  readonly width: number
  readonly height: number
}

const numberPair = /^(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/

/** Reads `x1,y1-x2,y2;width;height`; null for anything else. */
export function readClicks(info: string): Clicks | null {
  const [list = '', width = '', height = '', ...rest] = info.split(';')
  const points = list.split('-').map((point) => numberPair.exec(point))
  const size = { width: Number(width), height: Number(height) }
  if (rest.length > 0 || !(size.width > 0) || !(size.height > 0)) return null
  if (points.some((point) => point === null)) return null
  return { ...size, points: points.map((point) => ({ x: Number(point?.[1]), y: Number(point?.[2]) })) }
}

/** True when each target was hit in its turn, at whatever size the picture was shown. Borders belong to the box. */
export function hitsTargets(
  targets: readonly Box[],
  picture: { readonly width: number; readonly height: number },
  clicks: Clicks,
): boolean {
  if (clicks.points.length !== targets.length) return false
  return targets.every((target, index) => {
    const point = clicks.points[index]
    if (!point) return false
    const x = (point.x / clicks.width) * picture.width
    const y = (point.y / clicks.height) * picture.height
    return x >= target.x && x <= target.x + target.width && y >= target.y && y <= target.y + target.height
  })
}

/** The middle of each target, as the widget would send it from a picture in its own size. */
export const rightAnswer = (targets: readonly Box[], width: number, height: number): string =>
  `${targets.map(({ x, y, width: w, height: h }) => `${x + Math.floor(w / 2)},${y + Math.floor(h / 2)}`).join('-')};${width};${height}`
