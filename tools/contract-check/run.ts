import type { DataOf, OperationId } from '@portal/api-client/contract'
import type { Asker, Finding } from './ask.ts'
import type { Contract, Operation, Status } from './contract.ts'
import { neverAsked } from './never-asked.ts'
import { plan } from './plan.ts'
import { type Known, NotFound, type Question } from './question.ts'

export interface Asked {
  readonly about: string
  readonly finding: Finding
}

/** How an operation stands on the server that was asked. */
export interface Standing {
  readonly operation: OperationId
  readonly method: string
  readonly path: string
  readonly status: Status
  readonly verdict: Finding['verdict']
  readonly asked: readonly Asked[]
}

export interface Outcome {
  readonly standings: readonly Standing[]
  /** Situations that were looked for and not met with. */
  readonly notFound: readonly string[]
}

/** The worst of several questions is the verdict of the operation. */
const gravity: readonly Finding['verdict'][] = ['unasked', 'agrees', 'refuses', 'missing', 'differs']

const noAnswer = (operation: OperationId) => `there is no answer of ${operation} to take it from`

/** Asks a server everything that it may be asked, one question after the other. */
export async function check(
  { operations }: Contract,
  asker: Asker,
  { write }: { write: boolean },
): Promise<Outcome> {
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  const answers = new Map<string, unknown>()
  const found = new Map<OperationId, Asked[]>()
  const notFound = new Set<string>()
  let now = Math.floor(Date.now() / 1000)

  const known: Known = {
    from<Op extends OperationId>(operation: Op, about = ''): DataOf<Op> {
      const data = answers.get(keyOf(operation, about))
      if (data === undefined) throw new Error(noAnswer(operation))
      return data as DataOf<Op>
    },
    day: (offset) => new Date((now + offset * 86_400) * 1000).toISOString().slice(0, 10),
    get now() {
      return now
    },
  }

  async function put(question: Question, operation: Operation): Promise<Finding> {
    let input: object | undefined
    try {
      input = question.input(known)
    } catch (error) {
      if (error instanceof NotFound) notFound.add(error.message)
      const why = reasonOf(error)
      return operation.safe ? isThere(operation, question, why) : { verdict: 'unasked', why }
    }
    const { finding, data, time } = await asker.ask(operation, input, question.as)
    if (data !== undefined) answers.set(keyOf(question.operation, question.about), data)
    if (time !== null) now = time
    return finding
  }

  /** Where nothing is known to ask with, an empty request still tells whether the server has the call. */
  async function isThere(operation: Operation, { as }: Question, why: string): Promise<Finding> {
    const { finding } = await asker.ask(operation, undefined, as)
    return finding.verdict === 'missing' ? finding : { verdict: 'unasked', why }
  }

  for (const question of plan) {
    const operation = byId.get(question.operation)
    if (!operation) continue
    const finding: Finding =
      question.write && !write
        ? { verdict: 'unasked', why: 'it writes: give --write and a throw-away account' }
        : await put(question, operation)
    const soFar = found.get(operation.id) ?? []
    found.set(operation.id, [...soFar, { about: question.about, finding }])
  }
  return {
    standings: operations.map((operation) => standingOf(operation, found.get(operation.id))),
    notFound: [...notFound],
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof NotFound) return `not found: ${error.message}`
  // Answers are whatever the server sent: what is read from them may not be there.
  if (error instanceof TypeError) return 'an earlier answer could not be read'
  return error instanceof Error ? error.message : String(error)
}

const keyOf = (operation: OperationId, about: string) => `${operation} ${about}`

function standingOf({ id, method, path, status }: Operation, found: readonly Asked[] | undefined): Standing {
  const why = neverAsked[id] ?? 'no question is known for it'
  const asked = found ?? [{ about: '', finding: { verdict: 'unasked', why } as const }]
  const verdict = asked
    .map(({ finding }) => finding.verdict)
    .reduce((worst, next) => (gravity.indexOf(next) > gravity.indexOf(worst) ? next : worst))
  return { operation: id, method, path, status, verdict, asked }
}
