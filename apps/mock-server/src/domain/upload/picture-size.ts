/** Width and height in pixels. */
interface PictureSize {
  readonly width: number
  readonly height: number
}

const startsWith = (bytes: Uint8Array, ...head: readonly number[]): boolean =>
  head.every((byte, index) => bytes[index] === byte)

/** Reads the size from the header of a PNG, GIF, BMP or JPEG; null for anything else, and for a broken one. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47))
      return { width: view.getUint32(16), height: view.getUint32(20) }
    if (startsWith(bytes, 0x47, 0x49, 0x46))
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
    if (startsWith(bytes, 0x42, 0x4d)) {
      return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) }
    }
    return startsWith(bytes, 0xff, 0xd8) ? sizeOfJpeg(view) : null
  } catch {
    return null
  }
}

/** Walks from segment to segment until one starts a frame. */
function sizeOfJpeg(view: DataView): PictureSize | null {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}
