import { type OperationId, refusalEnvelope as refusalValidator } from '@portal/api-client/contract'
import { pathText } from './field-faults.ts'
import { Remembered } from './remembered.ts'
import type { Issue, Route, Validator } from './route-table.ts'
import { RowCheck } from './row-check.ts'

/** Edge refusals that any operation may get without naming them. */
const always = new Set(['NEED_LOGIN', 'NO_PERMISSION', 'VALIDATION'])

/**
 * Checks every answer against the contract. The same JSON is always as valid as it was the first time, so each small
 * text is checked once and remembered; to look up a large one would cost as much as to check it.
 */
export class AnswerCheck {
  readonly #remember: boolean
  readonly #valid: Remembered<Set<OperationId>>
  readonly #rows = new Map<OperationId, RowCheck>()

  constructor(remember: boolean) {
    this.#remember = remember
    this.#valid = new Remembered(remember ? 8000 : 0, 1_000_000)
  }

  /** Violations of a success; empty when it keeps to the contract. */
  success(
    route: Route,
    envelope: { code: 1; msg: string; time: number; data: unknown },
    json: string,
  ): readonly string[] {
    if (route.answer === null) return noViolations
    const known = this.#valid.get(json)
    if (known?.has(route.operation)) return noViolations
    const violations = this.#remember
      ? sentencesOf(this.#rowCheck(route.operation, route.answer).issues(envelope))
      : violationsOf(route.answer, envelope)
    if (violations.length > 0) return violations
    if (known) known.add(route.operation)
    else this.#valid.set(json, new Set([route.operation]))
    return noViolations
  }

  #rowCheck(operation: OperationId, answer: Validator): RowCheck {
    let check = this.#rows.get(operation)
    if (check === undefined) {
      check = new RowCheck(answer)
      this.#rows.set(operation, check)
    }
    return check
  }

  /** Violations of a refusal, among them a key that the operation does not announce. */
  refusal(route: Route, envelope: object, error_key: string): readonly string[] {
    const known = always.has(error_key) || route.refusals.has(error_key as never)
    const unannounced = known
      ? []
      : [`data.error_key: ${error_key} is not among the refusals of the operation`]
    return [...unannounced, ...violationsOf(refusalValidator(), envelope)]
  }
}

const noViolations: readonly string[] = Object.freeze([])

function violationsOf(validator: Validator, value: unknown): readonly string[] {
  const result = validator.safeParse(value)
  return result.success ? noViolations : sentencesOf(result.error.issues)
}

const sentencesOf = (issues: readonly Issue[]): readonly string[] =>
  issues.length === 0 ? noViolations : issues.slice(0, 20).map(violationText)

function violationText(issue: Issue): string {
  const keys = issue.keys?.length ? ` ${issue.keys.join(', ')}` : ''
  return `${pathText(issue.path)}: ${issue.message}${issue.message.includes(issue.keys?.[0] ?? '\n') ? '' : keys}`
}
