import { both } from './language.ts'

/** Titles of the columns of an exported register of invoices. */
export const registerColumnTitles = {
  number: both('Number', '发票号码'),
  date: both('Issued on', '开票日期'),
  kind: both('Kind', '票种'),
  document: both('Document', '单据'),
  title: both('Invoice title', '发票抬头'),
  tax_no: both('Tax number', '税号'),
  item: both('Item', '开票项目'),
  service: both('Service', '服务内容'),
  rate: both('Tax rate', '税率'),
  net: both('Amount without tax', '不含税金额'),
  tax: both('Tax', '税额'),
  gross: both('Amount with tax', '价税合计'),
  currency: both('Currency', '币种'),
  booking_id: both('Booking ID', '订单号'),
  own_reference: both('Own reference', '团号/PO'),
  bill_id: both('Bill', '账单'),
  corrects: both('Corrects', '对应蓝字发票'),
  corrected_by: both('Corrected by', '红字发票/贷项号'),
  status: both('Status', '状态'),
} as const

export type RegisterColumn = keyof typeof registerColumnTitles

/** What a document of the register is. */
export const registerDocuments = {
  invoice: both('Invoice', '发票'),
  red_letter: both('Red letter', '红字发票'),
  credit_note: both('Credit note', '贷项通知单'),
} as const
