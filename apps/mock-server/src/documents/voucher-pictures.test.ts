import { decodePDFRawStream, PDFArray, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { decodeQR } from 'qr/decode.js'
import { describe, expect, test } from 'vitest'
import { mediaFor } from '../media/media.ts'
import type { PictureFile } from './pdf/picture.ts'
import { readDocument } from './pdf/read-text.ts'
import { voucherFixture } from './voucher-fixture.ts'
import { renderVoucher } from './voucher-pdf.ts'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
/** Two by one pixels, red and blue. */
const png = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGP4z8AAQv8BAA7/Av6U1XbKAAAAAElFTkSuQmCC',
)
const svg = new TextEncoder().encode(mediaFor('/media/company/1/1.svg') ?? '')

const dressed = (logo: string | null, verify_url: string | null) => ({
  ...voucherFixture,
  verify_url,
  company: { ...voucherFixture.company, logo },
})

async function commandsOf(bytes: Uint8Array): Promise<{ commands: string; images: string[] }> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const streams = pdf.getPages().flatMap(({ node }) => {
    const contents = node.Contents()
    return contents instanceof PDFArray
      ? contents.asArray().map((ref) => pdf.context.lookup(ref))
      : [contents]
  })
  const commands = streams
    .map((one) =>
      one instanceof PDFRawStream ? new TextDecoder('latin1').decode(decodePDFRawStream(one).decode()) : '',
    )
    .join('\n')
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object)
  const images = objects.flatMap((object) => {
    if (!(object instanceof PDFRawStream)) return []
    const { dict } = object
    return String(dict.get(PDFName.of('Subtype'))) === '/Image'
      ? [`${String(dict.get(PDFName.of('Width')))}x${String(dict.get(PDFName.of('Height')))}`]
      : []
  })
  return { commands, images }
}

/** The squares that were filled in one go, read back as rows of modules. */
function codeIn(commands: string): boolean[][] {
  const boxes = [...commands.matchAll(/((?:[\d.]+ [\d.]+ [\d.]+ [\d.]+ re\n){50,})f/g)][0]?.[1] ?? ''
  const runs = boxes
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number) as [number, number, number, number])
  const side = runs[0]?.[3] ?? 1
  const left = Math.min(...runs.map(([x]) => x))
  const top = Math.max(...runs.map(([, y]) => y))
  const size = Math.round((Math.max(...runs.map(([x, , width]) => x + width)) - left) / side)
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [x, y, width] of runs) {
    const from = Math.round((x - left) / side)
    rows[Math.round((top - y) / side)]?.fill(true, from, from + Math.round(width / side))
  }
  return rows
}

/** What a camera reads from the code: four pixels a module, white all around. */
function photographed(rows: boolean[][]): string {
  const [scale, white] = [4, 4]
  const width = (rows.length + 2 * white) * scale
  const data = Uint8Array.from({ length: width * width * 3 }, (_, index) => {
    const pixel = Math.floor(index / 3)
    const [x, y] = [pixel % width, Math.floor(pixel / width)].map((at) => Math.floor(at / scale) - white)
    return rows[y ?? 0]?.[x ?? 0] ? 0 : 255
  })
  return decodeQR({ width, height: width, data })
}

const pictureOf =
  (file: PictureFile | null) =>
  (url: string): PictureFile | null =>
    url === '/logo' ? file : null

describe('pictures of a voucher', () => {
  const path = '/voucher/H2611210007-2-0123456789abcdef01234567'

  test('The QR code holds the public URL at the portal of the request, which is printed beside it', async () => {
    const bytes = await renderVoucher(dressed(null, path), 'en', { origin: 'https://portal.example' })
    const { commands } = await commandsOf(bytes)
    expect(photographed(codeIn(commands))).toBe(`https://portal.example${path}`)
    expect((await readDocument(bytes)).flat).toContain(`https://portal.example${path}`)
  })

  test('Without the request for it there is no code', async () => {
    const { commands } = await commandsOf(await renderVoucher(dressed(null, null), 'en'))
    expect(commands).not.toMatch(/(?:re\n){2}/)
    expect((await readDocument(await renderVoucher(dressed(null, null), 'en'))).flat).not.toContain(
      '/voucher/',
    )
  })

  const dress = {
    theme_colour: '#0f766e',
    stamp: null,
    show_map: true,
    show_local_address_card: true,
  } as const

  test('A camera that reads the map of the voucher finds the hotel', async () => {
    const { commands } = await commandsOf(await renderVoucher({ ...dressed(null, null), dress }, 'bilingual'))
    expect(photographed(codeIn(commands))).toBe(
      'https://www.openstreetmap.org/?mlat=16.7986&mlon=96.1651#map=16/16.7986/96.1651',
    )
  })

  test('A company can print vouchers without a map', async () => {
    const plain = { ...dressed(null, null), dress: { ...dress, show_map: false } }
    expect((await commandsOf(await renderVoucher(plain, 'en'))).commands).not.toMatch(/(?:re\n){2}/)
  })

  test.each<[string, PictureFile, string[]]>([
    ['a PNG', { bytes: png, media_type: 'image/png' }, ['2x1']],
    [
      'a broken PNG: the voucher goes out without it',
      { bytes: png.slice(0, 20), media_type: 'image/png' },
      [],
    ],
    ['another kind of picture: likewise', { bytes: png, media_type: 'image/webp' }, []],
  ])('The logo is %s', async (_what, file, images) => {
    const bytes = await renderVoucher(dressed('/logo', null), 'bilingual', { pictureAt: pictureOf(file) })
    expect((await commandsOf(bytes)).images).toEqual(images)
    expect((await readDocument(bytes)).flat).toContain('H2611210007')
  })

  test("The company's seal is printed beside its name", async () => {
    const dress = { theme_colour: '#0f766e', stamp: '/logo', show_map: false, show_local_address_card: false }
    const sealed = { ...dressed(null, null), dress }
    const bytes = await renderVoucher(sealed, 'en', {
      pictureAt: pictureOf({ bytes: png, media_type: 'image/png' }),
    })
    expect((await commandsOf(bytes)).images).toEqual(['2x1'])
  })

  test('An SVG logo is printed as shapes in its own colours', async () => {
    const file = { bytes: svg, media_type: 'image/svg+xml' }
    const [plain, drawn] = await Promise.all([
      commandsOf(await renderVoucher(dressed('/logo', null), 'en')),
      commandsOf(await renderVoucher(dressed('/logo', null), 'en', { pictureAt: pictureOf(file) })),
    ])
    const curves = (commands: string) => commands.match(/ c$/gm)?.length ?? 0
    expect(curves(plain.commands)).toBe(0)
    expect(curves(drawn.commands)).toBeGreaterThan(3)
  })

  test('The same voucher with the same pictures is the same file', async () => {
    const print = () =>
      renderVoucher(dressed('/logo', path), 'zh-cn', {
        pictureAt: pictureOf({ bytes: png, media_type: 'image/png' }),
        origin: 'https://portal.example',
      })
    expect(await print()).toEqual(await print())
  })
})
