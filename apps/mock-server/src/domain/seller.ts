import type { Schemas } from '@portal/api-client/contract'

/** The fictitious seller of everything in the portal, which issues invoices and receives payments. */
export const seller = {
  title: '缅桥国际旅行服务有限公司',
  title_en: 'Myanmar Bridge Travel Services Ltd.',
  tax_no: '91530100MA6NBRDG0U',
  address: '昆明市官渡区春城路188号',
  phone: '0871-65550188',
  bank: '中国银行昆明官渡支行',
  account_no: '6222020200112200188',
  /** For currencies other than the yuan. */
  foreign: {
    address: '188 Chuncheng Road, Guandu District, Kunming, China',
    phone: '+86 871 6555 0188',
    bank: 'Bank of China, Kunming Guandu Sub-branch',
    account_no: '6222020200112200477',
    swift: 'BKCHCNBJ640',
  },
} as const

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
