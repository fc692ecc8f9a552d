import type { Schemas } from '@portal/api-client'
import type { MoneyValue } from '@portal/i18n'
import { parsed } from '../../trade/draft/draft-address.ts'

type Draft = Pick<Schemas['Draft'], 'form' | 'selection'>

/** The names that were typed, the lead first. A draft may hold anything: the server keeps what it receives. */
export function namesOfDraft({ form }: Draft): string {
  const { guests } = parsed(form)
  const people: unknown[] = Array.isArray(guests) ? guests : []
  return people
    .flatMap((guest) => {
      const { full_name, is_lead } = (guest ?? {}) as { full_name?: unknown; is_lead?: unknown }
      const name = typeof full_name === 'string' ? full_name.trim() : ''
      return name === '' ? [] : [{ name, is_lead: is_lead === true }]
    })
    .toSorted((one, other) => Number(other.is_lead) - Number(one.is_lead))
    .map(({ name }) => name)
    .join(', ')
}

/** The total that was seen when the draft was saved; null where no offer was chosen. */
export function seenPrice({ selection }: Draft): MoneyValue | null {
  const { known_total: amount, currency } = parsed(selection)
  const isMoney = typeof amount === 'string' && /^\d{1,12}(?:\.\d{1,4})?$/.test(amount)
  return isMoney && typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? { amount, currency } : null
}
