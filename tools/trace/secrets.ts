import { sentEncoding, type Trace, type TraceEntry } from '@portal/mock-server/har'

/** Names of fields, headers and parameters that hold secrets. */
const secretName = /passw|pwd|token|secret|captcha|authori[sz]ation|cookie|api_?key/i

/** Secrets of single calls: where to click on a captcha, and codes that were sent. */
const captchaPath = /captcha/i
const captchaField = /^(info|text|base64)$/
const sentCode = /^code$/i

/** A link that opens a quote or a voucher without signing in. */
const openLink = /\/(?:quote|voucher)\/([\w-]{16,})/g

/** Values of at least this length are replaced everywhere; a shorter one may occur with another meaning. */
const tellingLength = 8

/** A secret gets the same placeholder everywhere, so that calls still belong together. */
class Names {
  readonly #names = new Map<string, string>()

  of(value: string, kind: string): string {
    const known = this.#names.get(value)
    if (known !== undefined) return known
    const name = `[${kind} ${this.#names.size + 1}]`
    this.#names.set(value, name)
    return name
  }

  /** The text without known secrets, also if they are encoded for JSON or addresses. */
  without(text: string): string {
    const telling = [...this.#names].filter(([value]) => value.length >= tellingLength)
    return telling
      .toSorted(([a], [b]) => b.length - a.length)
      .reduce(
        (left, [value, name]) =>
          [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)].reduce(
            (rest, spelling) => rest.replaceAll(spelling, name),
            left,
          ),
        text,
      )
  }
}

interface Place {
  readonly path: string
  readonly sent: boolean
}

const kindOf = (name: string): string =>
  /passw|pwd/i.test(name)
    ? 'password'
    : /captcha/i.test(name)
      ? 'captcha'
      : /code/i.test(name)
        ? 'code'
        : 'token'

/** The kind of secret that a field holds; null for none. */
function kindAt(name: string, { path, sent }: Place): string | null {
  if (captchaPath.test(path) && captchaField.test(name)) return 'captcha'
  if (sent && sentCode.test(name)) return 'code'
  return secretName.test(name) ? kindOf(name) : null
}

/** A JSON value with all texts below a secret name replaced; `kind` is that of the name above it. */
function hidden(value: unknown, names: Names, place: Place, kind: string | null): unknown {
  if (typeof value === 'string') return kind === null || value === '' ? value : names.of(value, kind)
  if (Array.isArray(value)) return value.map((one) => hidden(one, names, place, kind))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      hidden(one, names, place, kind ?? kindAt(name, place)),
    ]),
  )
}

function hiddenForm(text: string, names: Names, place: Place): string {
  return text
    .split('&')
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=')
      const value = decodeURIComponent(rest.join('=').replaceAll('+', ' '))
      const kind = kindAt(decodeURIComponent(name), place)
      return kind === null || value === '' ? pair : `${name}=${encodeURIComponent(names.of(value, kind))}`
    })
    .join('&')
}

function hiddenBody(text: string, type: string, names: Names, place: Place): string {
  for (const [, token = ''] of text.matchAll(openLink)) names.of(token, 'token')
  if (type.includes('x-www-form-urlencoded')) return hiddenForm(text, names, place)
  if (!type.includes('json')) return text
  try {
    return JSON.stringify(hidden(JSON.parse(text), names, place, null))
  } catch {
    return text
  }
}

const hiddenHeaders = (headers: TraceEntry['request']['headers'], names: Names) =>
  headers.map(({ name, value }) => ({
    name,
    value: secretName.test(name) && value !== '' ? names.of(value, kindOf(name)) : value,
  }))

function hiddenEntry(entry: TraceEntry, names: Names): TraceEntry {
  const { request, response } = entry
  const [address = '', query] = request.url.split('?')
  const place = { path: address, sent: true }
  const { postData } = request
  const { content } = response
  return {
    ...entry,
    request: {
      ...request,
      url: query === undefined ? address : `${address}?${hiddenForm(query, names, place)}`,
      headers: hiddenHeaders(request.headers, names),
      queryString: [],
      ...(postData?.text === undefined || sentEncoding(request) === 'base64'
        ? {}
        : { postData: { ...postData, text: hiddenBody(postData.text, postData.mimeType, names, place) } }),
    },
    response: {
      ...response,
      headers: hiddenHeaders(response.headers, names),
      content:
        content.text === undefined || content.encoding === 'base64'
          ? content
          : {
              ...content,
              text: hiddenBody(content.text, content.mimeType, names, { ...place, sent: false }),
            },
    },
  }
}

/**
 * The text of a trace of a real backend without its secrets: tokens, passwords, cookies, solved captchas and codes that
 * were sent. The value of a field with such a name is replaced everywhere else too.
 */
export function withoutSecrets(trace: Trace): string {
  const names = new Names()
  const entries = trace.log.entries.map((entry) => hiddenEntry(entry, names))
  return `${names.without(JSON.stringify({ log: { ...trace.log, entries } }, null, 1))}\n`
}
