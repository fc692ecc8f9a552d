import { transportSecurity } from '../csp.ts'
import {
  type AnswerKind,
  callTexts,
  headersOf,
  noticeOf,
  ownNumbers,
  plainText,
  statusTexts,
} from './rules.ts'

/** A value as nginx reads it, in quotes; variables in it are put in. */
export const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/**
 * A block with its lines, indented. A head that begins with `#name ` makes a block of which every line does, so that it
 * is taken or left as a whole.
 */
export function block(head: string, lines: readonly string[]): string {
  const [, mark = '', rest = head] = /^(#[\w-]+ )(.+)$/.exec(head) ?? []
  const inner = lines.flatMap((line) => line.split('\n'))
  const [only = '', ...others] = inner
  const written =
    others.length === 0 ? [`${rest} { ${only} }`] : [`${rest} {`, ...inner.map((line) => `  ${line}`), '}']
  return written.map((line) => mark + line).join('\n')
}

/** A map from one variable to another. */
export const map = (from: string, to: string, entries: readonly (readonly [from: string, to: string])[]) =>
  block(
    `map ${from} ${to}`,
    entries.map(([key, value]) => `${key === 'default' ? key : quoted(key)} ${quoted(value)};`),
  )

/** A line that adds a header to every answer, refusals included. */
export const header = (name: string, value: string) => `add_header ${name} ${quoted(value)} always;`

/**
 * In nginx one header in a location replaces all of the server, so a location that has one says all of its own. The
 * servers say those of a notice, and a location without a header has them.
 */
export const headers = (kind: AnswerKind, more: Readonly<Record<string, string>> = {}) => [
  ...Object.entries({ ...headersOf(kind), ...more }).map(([name, value]) => header(name, value)),
  // Empty where the connection is plain; nginx leaves out what is empty.
  ...Object.keys(transportSecurity).map((name) => header(name, '$portal_transport')),
]

/** Refuses a request for a host that this server does not serve. */
export const knownHostOnly = block('if ($portal_host = "")', ['return 421;'])

/** Which page nginx is to answer a status with, and those pages. */
interface Refusals {
  readonly pages: readonly string[]
  readonly locations: readonly string[]
}

const notice = (name: string, status: string, { type, content, headers: own }: ReturnType<typeof noticeOf>) =>
  block(`location = /.refusal/${name}`, [
    'internal;',
    ...(Object.keys(own).length > 0 ? headers('notice', own) : []),
    `default_type ${type};`,
    `return ${status} '${content.replaceAll("'", "\\'")}\\n';`,
  ])

/**
 * A refusal in texts. These have addresses, hidden ones: a request so malformed that it has none itself cannot be led to
 * a location with a name.
 */
export const noticeRefusals: Refusals = {
  pages: [
    ...Object.keys(statusTexts).map((status) => `error_page ${status} /.refusal/${status};`),
    `error_page ${ownNumbers.headers} =431 /.refusal/431;`,
    `error_page ${ownNumbers.plain} =400 /.refusal/${ownNumbers.plain};`,
  ],
  locations: [
    ...Object.keys(statusTexts).map((status) => notice(status, status, noticeOf(Number(status)))),
    notice(String(ownNumbers.plain), '400', { type: 'text/plain', content: plainText, headers: {} }),
  ],
}

const envelope = (text: string) =>
  `'{"code":0,"msg":${JSON.stringify(text)},"time":$portal_epoch,"data":null}'`

/** A refusal towards a call, in the envelope of the contract and the language of the call. */
export const callRefusals: Refusals = {
  pages: Object.keys(callTexts).map((status) => `error_page ${status} @call_${status};`),
  locations: Object.entries(callTexts).map(([status, texts]) =>
    block(`location @call_${status}`, [
      'internal;',
      'default_type application/json;',
      'charset utf-8;',
      block('if ($portal_language = en)', [`return ${status} ${envelope(texts.en)};`]),
      `return ${status} ${envelope(texts['zh-cn'])};`,
    ]),
  ),
}
