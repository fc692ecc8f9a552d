import { labels, type Schemas } from '@portal/api-client/contract'
import type { Language, LocalText } from '../../texts/language.ts'
import type { FieldErrors } from '../../texts/text.ts'
import { invalidFields } from '../refusal.ts'

/** To what a company books an order: its own reference, its customer, its cost centre. Empty where it gave none. */
export type Allocation = Schemas['OrderAllocation']
/** Which of them the company's forms ask for. */
export type AllocationSetting = Schemas['AllocationSetting']

const fields = ['own_reference', 'customer', 'cost_centre'] as const satisfies readonly (keyof Allocation)[]

export const noAllocation: Allocation = { own_reference: '', customer: '', cost_centre: '' }

export const usualAllocationSetting: AllocationSetting = {
  own_reference: 'offered',
  customer: 'offered',
  cost_centre: 'offered',
}

/** The allocation after a form; what the form leaves out stays. Throws where a required field is empty then. */
export function allocated(
  known: Allocation,
  entry: Partial<Allocation> | undefined,
  setting: AllocationSetting,
): Allocation {
  const wanted = { ...known }
  const errors: FieldErrors = {}
  for (const field of fields) {
    wanted[field] = (entry?.[field] ?? known[field]).trim()
    if (setting[field] === 'required' && wanted[field] === '') errors[`allocation.${field}`] = ['required']
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  return wanted
}

/** What a change of the allocation is in words, for the history; null where nothing changed. */
export function allocationChange(before: Allocation, after: Allocation): LocalText | null {
  const changed = fields.filter((field) => before[field] !== after[field])
  if (changed.length === 0) return null
  const inWords = (language: Language): string =>
    changed
      .map(
        (field) => `${labels.OrderColumn[language][field]}: ${before[field] || '–'} → ${after[field] || '–'}`,
      )
      .join(language === 'en' ? '; ' : '；')
  return { en: inWords('en'), 'zh-cn': inWords('zh-cn') }
}
