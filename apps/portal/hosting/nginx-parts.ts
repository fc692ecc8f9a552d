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

const refusals = (
  prefix: string,
  statuses: readonly string[],
  answerOf: (status: string) => readonly string[],
): Refusals => ({
  pages: statuses.map((status) => `error_page ${status} @${prefix}_${status};`),
  locations: statuses.map((status) =>
    block(`location @${prefix}_${status}`, ['internal;', ...headers, ...answerOf(status)]),
  ),
})

/** A refusal in words. */
export const wordRefusals: Refusals = refusals('word', Object.keys(statusWords), (status) => [
  'default_type text/plain;',
  `return ${status} "${statusWords[Number(status)]}\\n";`,
])

/** A refusal towards a call, in the envelope of the contract and the language of the call. */
export const callRefusals: Refusals = refusals('call', Object.keys(callWords), (status) => {
  const words = callWords[Number(status)]
  const envelope = (text: string) =>
    `'{"code":0,"msg":${JSON.stringify(text)},"time":$portal_epoch,"data":null}'`
  return [
    'default_type application/json;',
    'charset utf-8;',
    block('if ($portal_language = en)', [`return ${status} ${envelope(words?.en ?? '')};`]),
    `return ${status} ${envelope(words?.['zh-cn'] ?? '')};`,
  ]
})
