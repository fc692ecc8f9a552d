import { transportSecurity } from '../csp.ts'
import { callWords, headersOf, statusWords } from './rules.ts'

/** A value as nginx reads it, in quotes; variables in it are put in. */
export const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/**
 * A block with its lines, indented. A head that begins with `#name ` makes a block of which every line does, so that it
 * is taken or left as a whole.
 */
export function block(head: string, lines: readonly string[]): string {
  const [, mark = '', rest = head] = /^(#[\w-]+ )(.+)$/.exec(head) ?? []
  const inner = lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`)
  return [`${rest} {`, ...inner, '}'].map((line) => mark + line).join('\n')
}

const headers = [
  ...Object.entries(headersOf('word')),
  ...Object.keys(transportSecurity).map((name) => [name, '$portal_transport'] as const),
].map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)

/** Which page nginx is to answer a status with, and those pages. */
interface Refusals {
  readonly pages: readonly string[]
  readonly locations: readonly string[]
}

const answer = (head: string, lines: readonly string[]) => block(head, ['internal;', ...headers, ...lines])

/**
 * A refusal in words. These have addresses, hidden ones: a request so malformed that it has none itself cannot be led to
 * a location with a name.
 */
export const wordRefusals: Refusals = {
  pages: Object.keys(statusWords).map((status) => `error_page ${status} /.refusal/${status};`),
  locations: Object.entries(statusWords).map(([status, words]) =>
    answer(`location = /.refusal/${status}`, ['default_type text/plain;', `return ${status} "${words}\\n";`]),
  ),
}

const envelope = (text: string) =>
  `'{"code":0,"msg":${JSON.stringify(text)},"time":$portal_epoch,"data":null}'`

/** A refusal towards a call, in the envelope of the contract and the language of the call. */
export const callRefusals: Refusals = {
  pages: Object.keys(callWords).map((status) => `error_page ${status} @call_${status};`),
  locations: Object.entries(callWords).map(([status, words]) =>
    answer(`location @call_${status}`, [
      'default_type application/json;',
      'charset utf-8;',
      block('if ($portal_language = en)', [`return ${status} ${envelope(words.en)};`]),
      `return ${status} ${envelope(words['zh-cn'])};`,
    ]),
  ),
}
