import { ApiError, type Schemas } from '@portal/api-client'

type FieldByReason = { readonly [Key in Schemas['ErrorKey']]?: string }

/**
 * Texts of a refusal by field: from the fields that the server names, or from the field of its key. Null if it concerns
 * no field or is not a refusal. The call must be silent, so that the text appears only at the field.
 */
export function refusedFields(error: unknown, fieldByReason: FieldByReason): Record<string, string> | null {
  if (!(error instanceof ApiError) || error.kind !== 'refusal') return null
  const named = Object.entries(error.fields).map(([path, texts]) => [path, texts.join(' ')] as const)
  if (named.length > 0) return Object.fromEntries(named)
  const field = error.errorKey === null ? undefined : fieldByReason[error.errorKey]
  return field === undefined ? null : { [field]: error.message }
}

export interface RefusalOptions<Values> {
  /** Field of a refusal key; a function if it depends on the input. */
  fieldByReason?: FieldByReason | ((values: Values) => FieldByReason)
  /** Form path of a server path; null for none. By default both are the same. */
  fieldOf?: (path: string, values: Values) => string | null
}

/** The name of the value at the start of a path: `guests` in `guests[0].full_name`. */
const rootOf = (path: string): string => /^[^.[]+/.exec(path)?.[0] ?? path

/** The same by form path. Null also if the form shows one of the texts nowhere; a summary shows them all. */
export function refusalByPath<Values extends object>(
  error: unknown,
  values: Values,
  { fieldByReason = {}, fieldOf }: RefusalOptions<Values>,
  hasSummary: boolean,
): Record<string, string> | null {
  const byReason = typeof fieldByReason === 'function' ? fieldByReason(values) : fieldByReason
  const placeOf = (path: string) => {
    const place = fieldOf ? fieldOf(path, values) : rootOf(path) in values ? path : null
    return place ?? (hasSummary ? path : null)
  }
  const texts = Object.entries(refusedFields(error, byReason) ?? {})
  const placed = texts.map(([path, text]) => [placeOf(path), text] as const)
  if (placed.length === 0 || placed.some(([place]) => place === null)) return null
  return Object.fromEntries(placed)
}
