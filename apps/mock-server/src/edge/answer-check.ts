import { type ErrorKey, refusalEnvelope as refusalValidator } from '@portal/api-client/contract'
import { pathText } from './field-errors.ts'
import type { Issue, Route, Validator } from './route-table.ts'

/** Violations of a success; empty when it follows the contract. */
export const violationsOfSuccess = (route: Route, envelope: object): readonly string[] =>
  route.answer === null ? noViolations : violationsOf(route.answer, envelope)

/** Violations of a refusal. An error key that the operation does not declare is one. */
export function violationsOfRefusal(route: Route, envelope: object, error_key: ErrorKey): readonly string[] {
  const undeclared = route.refusals.has(error_key)
    ? []
    : [`data.error_key: ${error_key} is not among the refusals of the operation`]
  return [...undeclared, ...violationsOf(refusalValidator(), envelope)]
}

const noViolations: readonly string[] = Object.freeze([])

function violationsOf(validator: Validator, value: unknown): readonly string[] {
  const result = validator.safeParse(value)
  return result.success ? noViolations : result.error.issues.slice(0, 20).map(violationText)
}

function violationText(issue: Issue): string {
  const keys = issue.keys?.length ? ` ${issue.keys.join(', ')}` : ''
  return `${pathText(issue.path)}: ${issue.message}${issue.message.includes(issue.keys?.[0] ?? '\n') ? '' : keys}`
}
