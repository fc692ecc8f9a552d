import type { Schemas } from '@portal/api-client/contract'
import { seller } from '../seller.ts'

/** Within the country money travels in yuan and needs no SWIFT code. */
const homeCurrency = 'CNY'

/** Where a company sends its money by bank, and what names it there. */
export function payeeOf(company: { readonly id: string }, currency: string): Schemas['Payee'] {
  const reference = `C${company.id.padStart(6, '0')}`
  if (currency === homeCurrency) {
    const { title: name, bank, account_no: account_number } = seller
    return { name, bank, account_number, swift: null, currency, reference }
  }
  const { bank, account_no: account_number, swift } = seller.foreign
  return { name: seller.title_en, bank, account_number, swift, currency, reference }
}
