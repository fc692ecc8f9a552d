import { both } from './language.ts'

/** Of the register of a month's documents. */
export const registerTexts = {
  kind: both('Kind', '类型'),
  number: both('Number', '号码'),
  day: both('Issued on', '出具日期'),
  amount: both('Amount', '金额'),
  currency: both('Currency', '币种'),
  file: both('File', '文件'),
  bill: both('Bill', '账单'),
} as const
