import type { DataOf, OperationId } from '@portal/api-client/contract'
import { currenciesIn, disagreements } from './agreements.ts'
import { type Asker, cleaned, differing, type Finding, type Reply, without } from './ask.ts'
import type { Difference } from './compare.ts'
import type { Contract, Operation, Status } from './contract.ts'
import { plan } from './plan.ts'
import { type Known, NotFound, type Question } from './question.ts'
import { bookings } from './writes.ts'

export interface Asked {
  readonly about: string
  readonly finding: Finding
}

/** The result for one operation. */
export interface Standing {
  readonly operation: OperationId
  readonly method: string
  readonly path: string
  readonly status: Status
  readonly verdict: Finding['verdict']
  readonly asked: readonly Asked[]
}

/** A request that succeeded, with the answer. */
export interface Answered {
  readonly operation: OperationId
  readonly about: string
  readonly input: object | undefined
  readonly data: unknown
}

export interface Outcome {
  readonly standings: readonly Standing[]
  readonly answered: readonly Answered[]
  /** Situations that the server does not have. */
  readonly notFound: readonly string[]
  /** Why the run stopped early; null if it did not. */
  readonly stopped: string | null
}

interface Options {
  readonly write: boolean
  /** With `write`, also books what is never paid. */
  readonly book?: boolean
  /** Called before each question. */
  readonly progress?: (operation: OperationId, number: number, of: number) => void
}

/** The worst finding of its questions is the verdict of an operation. */
const gravity: readonly Finding['verdict'][] = [
  'unasked',
  'agrees',
  'refuses',
  'missing',
  'differs',
  'unanswered',
]

/** After so many calls in a row without an answer, the server itself may be gone. */
const patience = 3

const silentBefore: Finding = {
  verdict: 'unasked',
  why: 'the call gave no answer before and is not asked twice',
  open: true,
}

/** Of all operations that the plan leaves out. */
const lasting = 'it moves money, sends a message, or leaves something that cannot be taken back'

/** Asks a server the whole plan, one question after the other. */
export async function check(
  { operations }: Contract,
  asker: Asker,
  { write, book = false, progress }: Options,
): Promise<Outcome> {
  const questions = book ? [...plan, ...bookings] : plan
  const answered: Answered[] = []
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  const found = new Map<OperationId, Asked[]>()
  const notFound = new Set<string>()
  const silent = new Set<OperationId>()
  let now = Math.floor(Date.now() / 1000)
  let unanswered = 0
  /** Repeats the last call that was answered. */
  let probe: (() => Promise<Reply>) | null = null
  let stopped: string | null = null

  const dataOf = (id: OperationId, about = '') =>
    answered.findLast((each) => each.operation === id && each.about === about)?.data
  const known: Known = {
    from<Op extends OperationId>(operation: Op, about = ''): DataOf<Op> {
      const data = dataOf(operation, about)
      if (data === undefined) throw new Error(`there is no answer of ${operation} to take it from`)
      return data as DataOf<Op>
    },
    day: (offset) => new Date((now + offset * 86_400) * 1000).toISOString().slice(0, 10),
    get now() {
      return now
    },
  }

  /** The answers to a visitor allow no conclusion about the calls of members. */
  const unasked = ({ member }: Operation, why: string): Finding =>
    member && !asker.isMember ? { verdict: 'unasked', why, open: true } : { verdict: 'unasked', why }

  /** Makes a call. An answer that this program fails to read is reported as a difference. */
  async function attempt(
    operation: Operation,
    input: object | undefined,
    as: Question['as'],
  ): Promise<Reply> {
    if (silent.has(operation.id)) return without(silentBefore)
    const asking = () => asker.ask(operation, input, as)
    const reply = await asking().catch(unreadable)
    const { verdict } = reply.finding
    if (verdict === 'unasked') return reply
    if (verdict !== 'unanswered') {
      unanswered = 0
      if (operation.safe) probe = asking
      return reply
    }
    silent.add(operation.id)
    unanswered += 1
    // Part of a server may be silent while the rest answers.
    if (unanswered >= patience && (await isGone(probe)))
      stopped = `${unanswered} calls one after the other gave no answer`
    if (unanswered >= patience) unanswered = 0
    return reply
  }

  async function put(question: Question, operation: Operation): Promise<Finding> {
    let input: object | undefined
    try {
      input = question.input(known)
    } catch (error) {
      if (error instanceof NotFound) notFound.add(error.message)
      const why = reasonOf(error)
      return operation.safe ? isThere(operation, question, why) : unasked(operation, why)
    }
    const { finding, data, time } = await attempt(operation, input, question.as)
    if (time !== null && isTime(time)) now = time
    if (data !== undefined || finding.verdict === 'agrees')
      answered.push({ operation: operation.id, about: question.about, input, data })
    if (data === undefined) return finding
    const currencies = currenciesIn(dataOf('listCurrencies'))
    const asked = { operation: operation.id, input, data, currencies }
    return withDifferences(finding, disagreements(asked, asker.secrets))
  }

  /** If there is nothing to ask with, an empty request still shows whether the server has the call. */
  async function isThere(operation: Operation, { as }: Question, why: string): Promise<Finding> {
    const { finding } = await attempt(operation, undefined, as)
    const { verdict } = finding
    return verdict === 'missing' || verdict === 'unanswered' ? finding : unasked(operation, why)
  }

  for (const [index, question] of questions.entries()) {
    const operation = byId.get(question.operation)
    if (!operation) continue
    progress?.(operation.id, index + 1, questions.length)
    const soFar = found.get(operation.id) ?? []
    found.set(operation.id, [
      ...soFar,
      { about: question.about, finding: await findingOf(question, operation) },
    ])
  }

  /** Not all secrets are known before the end. */
  const clean = ({ about, finding }: Asked): Asked => ({ about, finding: cleaned(finding, asker.secrets) })

  function findingOf(question: Question, operation: Operation): Promise<Finding> | Finding {
    if (question.write && !write)
      return unasked(operation, 'it writes: give --write and a throw-away account')
    return stopped === null
      ? put(question, operation)
      : { verdict: 'unasked', why: `the run has stopped: ${stopped}`, open: true }
  }

  return {
    standings: operations.map((operation) => {
      const asked = found.get(operation.id) ?? [{ about: '', finding: unasked(operation, lasting) }]
      return standingOf(operation, asked.map(clean))
    }),
    answered,
    notFound: [...notFound],
    stopped,
  }
}

/** Whether the last answered call has no answer now, or no call ever had one. */
async function isGone(probe: (() => Promise<Reply>) | null): Promise<boolean> {
  const reply = await probe?.().catch(unreadable)
  return reply === undefined || reply.finding.verdict === 'unanswered'
}

/** The reply to a call whose answer this program fails to read. */
export const unreadable = (error: unknown): Reply =>
  without(
    differing({
      field: 'the answer',
      expected: 'an answer that can be compared',
      got: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    }),
  )

/** Epoch seconds from which days can be counted. */
const isTime = (time: number) => time > 0 && time < 10_000_000_000

function withDifferences(finding: Finding, more: readonly Difference[]): Finding {
  if (more.length === 0 || (finding.verdict !== 'agrees' && finding.verdict !== 'differs')) return finding
  const own = finding.verdict === 'differs' ? finding.differences : []
  // A field of the wrong shape has been reported already.
  const others = more.filter(({ field }) => own.every((each) => each.field !== field))
  return { verdict: 'differs', differences: [...own, ...others], extra: finding.extra }
}

function reasonOf(error: unknown): string {
  if (error instanceof NotFound) return `not found: ${error.message}`
  // The server may have sent anything, so a member that a question reads may be missing.
  if (error instanceof TypeError) return 'an earlier answer could not be read'
  return error instanceof Error ? error.message : String(error)
}

function standingOf({ id, method, path, status }: Operation, asked: readonly Asked[]): Standing {
  const verdict = asked
    .map(({ finding }) => finding.verdict)
    .reduce((worst, next) => (gravity.indexOf(next) > gravity.indexOf(worst) ? next : worst))
  return { operation: id, method, path, status, verdict, asked }
}
