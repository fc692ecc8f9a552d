import { sentEncoding, type Trace, type TraceEntry } from '@portal/mock-server/har'

/** Names of fields, headers and parameters whose text must not be written down. */
const secretName = /passw|pwd|token|secret|captcha|authori[sz]ation|cookie|api_?key/i

/** What is a secret by the call that carries it: where to click on a picture, and a code that was sent. */
const captchaPath = /captcha/i
const captchaField = /^(info|text|base64)$/
const sentCode = /^code$/i

/** A link that opens a quote or a voucher without signing in. */
const openLink = /\/(?:quote|voucher)\/([\w-]{16,})/g

/** Values from this length on are looked for everywhere; a shorter one would also be found where it means something else. */
const tellingLength = 8

/** What stands for each secret: the same secret has the same name everywhere, so that calls still belong together. */
class Names {
  readonly #names = new Map<string, string>()

  of(value: string, kind: string): string {
    const known = this.#names.get(value)
    if (known !== undefined) return known
    const name = `[${kind} ${this.#names.size + 1}]`
    this.#names.set(value, name)
    return name
  }

  /** The text without any known secret, in JSON and in addresses too. */
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

/** What kind of secret a field holds; null for none. */
function kindAt(name: string, { path, sent }: Place): string | null {
  if (captchaPath.test(path) && captchaField.test(name)) return 'captcha'
  if (sent && sentCode.test(name)) return 'code'
  return secretName.test(name) ? kindOf(name) : null
}

/** A value of JSON with every text below a secret name replaced; `kind` is that of the name above it. */
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
 * were sent. What a field of such a name held is hidden wherever else it stands, too.
 */
export function withoutSecrets(trace: Trace): string {
  const names = new Names()
  const entries = trace.log.entries.map((entry) => hiddenEntry(entry, names))
  return `${names.without(JSON.stringify({ log: { ...trace.log, entries } }, null, 1))}\n`
}
