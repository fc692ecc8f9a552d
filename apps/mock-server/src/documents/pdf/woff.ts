/** The TrueType tables that a PDF and the shaper need. */
const keptTables = new Set([
  'GDEF',
  'GPOS',
  'GSUB',
  'OS/2',
  'cmap',
  'glyf',
  'head',
  'hhea',
  'hmtx',
  'loca',
  'maxp',
  'name',
  'post',
  'prep',
])

interface Table {
  tag: string
  checksum: number
  bytes: Uint8Array
}

/**
 * Unpacks the TrueType font in a WOFF (version 1) file. Subsetting reads glyph by glyph and would inflate the whole
 * packed glyph table for each one. Throws RangeError when the bytes are not a WOFF file.
 */
export async function unpackWoff(woff: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  if (woff.byteLength < 44 || view.getUint32(0) !== 0x774f4646) throw new RangeError('Not a WOFF file')
  const tables: Table[] = []
  for (let index = 0; index < view.getUint16(12); index += 1) {
    const entry = 44 + index * 20
    const tag = String.fromCharCode(...woff.subarray(entry, entry + 4))
    if (!keptTables.has(tag)) continue
    const [offset, packed, length] = [4, 8, 12].map((at) => view.getUint32(entry + at)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.slice(offset, offset + packed)
    tables.push({
      tag,
      checksum: view.getUint32(entry + 16),
      bytes: packed < length ? await inflate(bytes) : bytes,
    })
  }
  return joinTables(view.getUint32(4), tables)
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new DecompressionStream('deflate')
  const writer = stream.writable.getWriter()
  const [inflated] = await Promise.all([
    new Response(stream.readable).arrayBuffer(),
    writer.write(packed),
    writer.close(),
  ])
  return new Uint8Array(inflated)
}

const toWords = (length: number) => (length + 3) & ~3

function joinTables(flavour: number, tables: readonly Table[]): Uint8Array<ArrayBuffer> {
  const head = 12 + tables.length * 16
  const font = new Uint8Array(tables.reduce((size, { bytes }) => size + toWords(bytes.length), head))
  const view = new DataView(font.buffer)
  view.setUint32(0, flavour)
  view.setUint16(4, tables.length)
  let offset = head
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = 12 + index * 16
    for (let at = 0; at < 4; at += 1) font[entry + at] = tag.charCodeAt(at)
    view.setUint32(entry + 4, checksum)
    view.setUint32(entry + 8, offset)
    view.setUint32(entry + 12, bytes.length)
    font.set(bytes, offset)
    offset += toWords(bytes.length)
  }
  return font
}
