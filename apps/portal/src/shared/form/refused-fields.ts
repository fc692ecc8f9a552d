import { ApiError } from '@portal/api-client'

/**
 * Where a refusal belongs in a form: the errors that the server names by field, or the field that a reason
 * speaks of. Null when it is about no field, or no refusal at all. The call must be silent, so that the reason
 * is read at the field and nowhere else.
 */
export function refusedFields(
  error: unknown,
  fieldByReason: Readonly<Record<string, string>>,
): Record<string, string> | null {
  if (!(error instanceof ApiError) || error.kind !== 'refusal') return null
  const named = Object.entries(error.fields).map(([path, texts]) => [path, texts.join(' ')] as const)
  if (named.length > 0) return Object.fromEntries(named)
  const field = fieldByReason[error.errorKey ?? '']
  return field === undefined ? null : { [field]: error.message }
}
