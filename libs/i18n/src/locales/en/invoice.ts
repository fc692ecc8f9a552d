import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/invoice.ts'

export default {
  title: 'Invoice title',
  taxNo: 'Tax number',
  kind: 'Kind of invoice',
  kinds: {
    normal: 'VAT normal (digital)',
    special: 'VAT special (digital)',
    commercial: 'Commercial invoice (non-China)',
  },
  types: { enterprise: 'Enterprise', individual: 'Individual', organisation: 'Organisation without tax no.' },
  fields: {
    address: 'Address',
    phone: 'Phone',
    bank: 'Bank',
    account_no: 'Bank account',
    email: 'E-mail for invoices',
  },
  form: {
    add: 'Add a title',
    edit: 'Edit the title',
    type: 'Type',
    taxNumberHint: 'Unified social credit code of 18 characters',
    idNumber: 'ID number',
    idNumberHint: 'Optional, for a person of the mainland',
    area: 'Province, city and district of the address',
    province: 'Province',
    city: 'City',
    district: 'District',
    chooseArea: 'Choose',
    taxNumberWrong: 'This is no valid tax number; please check its 18 characters',
    oldNumber: 'Old numbers of 15 or 20 characters are not taken on special invoices.',
    special: 'Special VAT invoices can be made out to it.',
    noSpecial: 'A special VAT invoice also needs address, phone, bank and account.',
    default: 'Use as the default title',
    isDefault: 'Make another title the default to change this.',
    saved: 'Title saved',
  },
} as const satisfies Texts<typeof zh>
