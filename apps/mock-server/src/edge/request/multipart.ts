const decoder = new TextDecoder('utf-8', { fatal: true })
/** Decodes each byte as one character, so that positions in the text are positions in the bytes. */
const bytewise = new TextDecoder('latin1')

/**
 * The fields of a form: texts, and files with name and type. Null when the bytes do not follow the boundary of the
 * content type. Of two fields of one name the last one counts.
 */
export function readMultipart(bytes: Uint8Array, contentType: string): Record<string, string | File> | null {
  const boundary = /^multipart\/form-data\s*;.*boundary="?([^";]+)"?/i.exec(contentType)?.[1]
  if (boundary === undefined) return null
  const text = bytewise.decode(bytes)
  const mark = `--${boundary}`
  const fields = Object.create(null) as Record<string, string | File>
  for (let at = text.indexOf(mark); at >= 0; ) {
    const start = at + mark.length
    if (text.startsWith('--', start)) return fields
    const head = text.indexOf('\r\n\r\n', start)
    const next = text.indexOf(`\r\n${mark}`, start)
    if (head < 0 || next < head) return null
    const name = place(fields, utf8(bytes.subarray(start, head)), bytes.subarray(head + 4, next))
    if (name === null) return null
    at = next + 2
  }
  return null
}

/** Adds one part under its name; null when its head has no name or its text is not UTF-8. */
function place(
  fields: Record<string, string | File>,
  head: string | null,
  content: Uint8Array,
): string | null {
  const disposition = /^content-disposition:\s*form-data;(.*)$/im.exec(head ?? '')?.[1] ?? ''
  const name = /(?:^|;)\s*name="([^"]*)"/i.exec(disposition)?.[1]
  if (name === undefined) return null
  const filename = /(?:^|;)\s*filename="([^"]*)"/i.exec(disposition)?.[1]
  const value = filename === undefined ? utf8(content) : fileOf(filename, head ?? '', content)
  if (value === null) return null
  fields[name] = value
  return name
}

function fileOf(name: string, head: string, content: Uint8Array): File {
  const type = /^content-type:\s*(\S+)/im.exec(head)?.[1] ?? ''
  return new File([new Uint8Array(content)], name, { type })
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes)
  } catch {
    return null
  }
}
