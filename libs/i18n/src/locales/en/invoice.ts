import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/invoice.ts'

export default {
  title: 'Invoice title',
  taxNo: 'Tax number',
  kind: 'Invoice type',
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
    idNumberHint: 'Optional, for residents of mainland China',
    area: 'Province, city and district of the address',
    province: 'Province',
    city: 'City',
    district: 'District',
    chooseArea: 'Choose',
    taxNumberWrong: 'This tax number is not valid; please check its 18 characters',
    phoneWrong: 'Enter a phone number of at least seven digits',
    accountWrong: 'Enter the 8 to 32 digits of the bank account, or an IBAN',
    oldNumber: 'Old numbers of 15 or 20 characters are not accepted on special invoices.',
    special: 'Special VAT invoices can be issued to this title.',
    noSpecial: 'A special VAT invoice also needs address, phone, bank and account.',
    default: 'Use as the default title',
    isDefault: 'To change this, make another title the default.',
    saved: 'Title saved',
  },
} as const satisfies Texts<typeof zh>
