import { differencesOf } from '@portal/api-client/judge'

/** What was said, by operation and field. */
const said = new Set<string>()

/** Says on the console where a success leaves the contract, once for each operation and field. For development only. */
export function judgeAnswer(call: { method: string; url: string }, envelope: object): void {
  for (const { operation, field, message } of differencesOf(call, envelope)) {
    const key = `${operation} ${field}`
    if (said.has(key)) continue
    said.add(key)
    // oxlint-disable-next-line no-console -- for whoever develops before a real backend
    console.warn(`${operation}: ${field || 'the answer'}: ${message}`)
  }
}
