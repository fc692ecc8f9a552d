import { type Refusal, refuse } from '../domain/refusal.ts'
import type { Language } from '../texts/language.ts'
import { type TextParams, type ValidationKey, validationText } from '../texts/text.ts'

/** Refuses a form for one or several fields, each with what is wrong with it. */
export function invalidFields(
  language: Language,
  errors: Readonly<Record<string, ValidationKey>>,
  params?: TextParams,
): Refusal {
  const fields = Object.fromEntries(
    Object.entries(errors).map(([field, key]) => [field, [validationText(language, key, params)]]),
  )
  return refuse('VALIDATION', undefined, { fields })
}
