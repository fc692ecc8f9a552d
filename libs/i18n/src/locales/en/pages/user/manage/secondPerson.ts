import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/manage/secondPerson.ts'

export default {
  hint: 'One person asks for a payment and another confirms it. Nobody confirms a payment of their own, nor one where either has made the other’s account or set its password; the owner is excepted. Nothing is paid while it waits, and it lapses after 72 hours.',
  on: 'Paying bills from the balance takes a second person',
  over: 'Above this amount ({{currency}})',
  overHint:
    'A part counts as the whole bill; what was paid on the same day without a second person counts as well.',
  amountWrong: 'Enter an amount above 0 with at most two decimals',
  refused: 'Only the owner of the company account can change this.',
  save: 'Save',
} as const satisfies Texts<typeof zh>
