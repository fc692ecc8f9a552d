import { pathOf, type Trace, type TraceEntry } from '@portal/mock-server/har'
import { createJudge, sentenceOf } from '../contract-check/compare.ts'
import { readContract } from '../contract-check/contract.ts'
import { Secrets } from '../contract-check/secrets.ts'
import { operationAt } from './playback.ts'

interface JudgedTrace {
  /** Answers in JSON to operations of the contract. */
  readonly judged: number
  /** The differences, call by call. */
  readonly lines: readonly string[]
}

function envelopeOf({ response }: TraceEntry): unknown {
  try {
    return JSON.parse(response.content.text ?? '')
  } catch {
    return undefined
  }
}

const isSuccess = (envelope: unknown): boolean =>
  typeof envelope === 'object' && envelope !== null && 'code' in envelope && envelope.code === 1

/** Compares the answers of a real backend in a recording with the contract. */
export async function judgeTrace({ log }: Trace): Promise<JudgedTrace> {
  const { document, operations } = await readContract()
  const secrets = new Secrets([])
  const judge = createJudge(document, secrets)
  const lines: string[] = []
  let judged = 0
  for (const [index, entry] of log.entries.entries()) {
    const path = pathOf(entry).split('?')[0] ?? ''
    if (!path.includes('/api/')) continue
    const id = operationAt(entry.request.method, path)
    const operation = operations.find((one) => one.id === id)
    const call = `entry ${index + 1} (${operation?.id ?? `${entry.request.method} ${path}`})`
    if (operation === undefined) {
      lines.push(`${call}: the contract has no such call`)
      continue
    }
    if (entry._failure !== undefined) {
      lines.push(`${call}: no answer came`)
      continue
    }
    const envelope = envelopeOf(entry)
    if (operation.answer === 'file' && envelope === undefined) continue
    judged += 1
    secrets.learn(envelope)
    const { differences } = isSuccess(envelope)
      ? judge.success(operation, envelope)
      : judge.refusal(operation, envelope)
    lines.push(...differences.map((difference) => secrets.clean(`${call}: ${sentenceOf(difference)}`)))
  }
  return { judged, lines }
}
