import type { PDFDocument, PDFImage } from 'pdf-lib'
import { encodeQR } from 'qr'
import type { Block, Colour, Pen } from './pen.ts'

/** A picture file, uploaded or ours. */
export interface PictureFile {
  readonly bytes: Uint8Array
  readonly media_type: string
}

/** A picture ready to print, in its own size and unit. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly draw: (pen: Pen, x: number, top: number, scale: number) => void
}

/** Null for what cannot be printed: another format, or a broken file. A voucher matters more than its logo. */
export async function openPicture(pdf: PDFDocument, file: PictureFile): Promise<Picture | null> {
  try {
    if (file.media_type === 'image/png') return fromImage(await pdf.embedPng(file.bytes))
    if (file.media_type === 'image/jpeg') return fromImage(await pdf.embedJpg(file.bytes))
    return file.media_type === 'image/svg+xml' ? fromDrawing(new TextDecoder().decode(file.bytes)) : null
  } catch {
    return null
  }
}

const fromImage = (image: PDFImage): Picture => ({
  width: image.width,
  height: image.height,
  draw: (pen, x, top, scale) => pen.image(image, x, top, image.width * scale, image.height * scale),
})

/** Reads filled paths in a view box that begins at 0 0: the part of SVG that our own logos use. */
function fromDrawing(svg: string): Picture | null {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const paths = [...svg.matchAll(/<path d="([^"]+)" fill="(#[0-9a-f]{6})"/g)]
  if (width === undefined || height === undefined || paths.length === 0) return null
  return {
    width: Number(width),
    height: Number(height),
    draw: (pen, x, top, scale) => {
      for (const [, d = '', fill] of paths) pen.path(d, x, top, scale, fill as Colour)
    },
  }
}

/** A picture as large as fits into a box in points, at most three times its own size. */
export function pictureBlock(
  picture: Picture,
  most: { readonly width: number; readonly height: number },
): Block {
  const scaleFor = (width: number) =>
    Math.min(3, Math.min(most.width, width) / picture.width, most.height / picture.height)
  return {
    height: (_fonts, width) => picture.height * scaleFor(width),
    draw: (pen, x, top, width) => picture.draw(pen, x, top, scaleFor(width)),
  }
}

/** The white margin of a code, in modules. ISO/IEC 18004 requires it; without it a camera does not find the corners. */
const quietZone = 4

/** A URL as a QR code, readable with 15 % damage; `side` in points, margin included. */
export function qrBlock(address: string, side: number): Block {
  return {
    height: () => side,
    draw: (pen, x, top) => {
      const rows = encodeQR(address, 'raw', { ecc: 'medium', border: quietZone })
      pen.modules(rows, x, top, side / rows.length)
    },
  }
}
