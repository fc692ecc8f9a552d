import { crc32, deflateSync } from 'node:zlib'

interface Target {
  text: string
  /** In pixels from the top left corner. */
  x: number
  y: number
  size: number
}

export const width = 350
export const height = 200

/** Always the same two targets, so that a test knows where to click. */
export const targets: readonly Target[] = [
  { text: '<rocket>', x: 40, y: 30, size: 40 },
  { text: '春', x: 240, y: 120, size: 40 },
]

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const inside = ({ x, y, size }: Target, column: number, row: number) =>
  column >= x && column < x + size && row >= y && row < y + size

/** A grey picture with dark squares as targets. */
function png(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8-bit greyscale, no palette, no transparency.
  header[8] = 8
  const rows = Array.from({ length: height }, (_, row) =>
    Buffer.from([
      0,
      ...Array.from({ length: width }, (_, column) =>
        targets.some((target) => inside(target, column, row)) ? 60 : 200,
      ),
    ]),
  )
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export const picture: Buffer = png()

export const drawn = (id: string) => ({
  id,
  text: targets.map(({ text }) => text),
  base64: `data:image/png;base64,${picture.toString('base64')}`,
  width,
  height,
})

/** Parses `x1,y1-x2,y2;width;height`: the points in order, and the displayed size of the picture. */
export function hit(info: string): boolean {
  const [points = '', shownWidth, shownHeight] = info.split(';')
  const clicks = points.split('-').map((point) => point.split(',').map(Number))
  return targets.every((target, at) => {
    const [x = Number.NaN, y = Number.NaN] = clicks[at] ?? []
    return inside(target, (x * width) / Number(shownWidth), (y * height) / Number(shownHeight))
  })
}
