import { differencesOf } from '@portal/api-client/answer-check'

/** Operations and fields that were reported. */
const reported = new Set<string>()

/** Warns on the console where a success deviates from the contract, once per operation and field. In development only. */
export function judgeAnswer(call: { method: string; url: string }, envelope: object): void {
  for (const { operation, field, message } of differencesOf(call, envelope)) {
    const key = `${operation} ${field}`
    if (reported.has(key)) continue
    reported.add(key)
    // oxlint-disable-next-line no-console -- for developers before a real backend
    console.warn(`${operation}: ${field || 'the answer'}: ${message}`)
  }
}
