/** A click on the captcha's picture, in displayed px from its top left corner. */
export interface ClickPoint {
  x: number
  y: number
}

/** A width and height in px. */
export interface PictureSize {
  width: number
  height: number
}

/** The clicks in the server's notation: `x1,y1-x2,y2;width;height`, with the displayed size. */
export function encodeClicks(points: readonly ClickPoint[], { width, height }: PictureSize): string {
  return `${points.map(({ x, y }) => `${x},${y}`).join('-')};${width};${height}`
}

/** Whole pixels inside the picture. */
export const insidePicture = ({ x, y }: ClickPoint, { width, height }: PictureSize): ClickPoint => ({
  x: Math.round(Math.min(Math.max(x, 0), width)),
  y: Math.round(Math.min(Math.max(y, 0), height)),
})

/** Steps of the cross-hair in px: an arrow key alone, and with Shift. */
const steps = { slow: 4, fast: 24 }

const arrows: Record<string, ClickPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The new position of the cross-hair; null for a key other than an arrow. */
export function moveCrossHair(
  from: ClickPoint,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  size: PictureSize,
): ClickPoint | null {
  const direction = arrows[key]
  if (!direction) return null
  const step = shiftKey ? steps.fast : steps.slow
  return insidePicture({ x: from.x + direction.x * step, y: from.y + direction.y * step }, size)
}
