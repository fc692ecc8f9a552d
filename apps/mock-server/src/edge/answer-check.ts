import { type OperationId, refusalEnvelope as refusalValidator } from '@portal/api-client/contract'
import { pathText } from './field-faults.ts'
import { Remembered } from './remembered.ts'
import type { Issue, Route, Validator } from './route-table.ts'

/** Edge refusals that any operation may get without naming them. */
const always = new Set(['NEED_LOGIN', 'NO_PERMISSION', 'VALIDATION'])

/**
 * Checks every answer against the contract. The same JSON is always as valid as it was the first time, so
 * each text is checked once and remembered.
 */
export class AnswerCheck {
  readonly #valid: Remembered<Set<OperationId>>

  constructor(remember: boolean) {
    this.#valid = new Remembered(remember ? 200_000 : 0, 4_000_000)
  }

  /** Violations of a success; empty when it keeps to the contract. */
  success(
    route: Route,
    envelope: { code: 1; msg: string; time: number; data: unknown },
    json: string,
  ): string[] {
    if (route.answer === null) return []
    const known = this.#valid.get(json)
    if (known?.has(route.operation)) return []
    const violations = violationsOf(route.answer, envelope)
    if (violations.length > 0) return violations
    if (known) known.add(route.operation)
    else this.#valid.set(json, new Set([route.operation]))
    return []
  }

  /** Violations of a refusal, among them a key that the operation does not announce. */
  refusal(route: Route, envelope: object, error_key: string): string[] {
    const known = always.has(error_key) || route.refusals.has(error_key as never)
    const unannounced = known
      ? []
      : [`data.error_key: ${error_key} is not among the refusals of the operation`]
    return [...unannounced, ...violationsOf(refusalValidator, envelope)]
  }
}

function violationsOf(validator: Validator, value: unknown): string[] {
  const result = validator.safeParse(value)
  return result.success ? [] : result.error.issues.slice(0, 20).map(violationText)
}

function violationText(issue: Issue): string {
  const keys = issue.keys?.length ? ` ${issue.keys.join(', ')}` : ''
  return `${pathText(issue.path)}: ${issue.message}${issue.message.includes(issue.keys?.[0] ?? '\n') ? '' : keys}`
}
