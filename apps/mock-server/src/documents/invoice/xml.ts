import { seller } from '../../domain/seller.ts'
import { xmlText } from '../table/zip.ts'
import type { InvoiceFacts } from './facts.ts'

const tag = (name: string, value: string) => `<${name}>${xmlText(value)}</${name}>`

/** The invoice as data, for accounting programs. */
export function invoiceXml(facts: InvoiceFacts): string {
  const { buyer, corrects } = facts
  const corrected = corrects
    ? `${tag('CorrectedInvoice', corrects.number)}${tag('CorrectedDate', corrects.date)}`
    : ''
  const lines = facts.lines.map(
    (line, index) =>
      `    <Line No="${index + 1}">${tag('BookingId', line.booking_id)}${tag('ItemName', line.item)}${line.rooms && tag('Rooms', line.rooms)}${tag('Amount', line.net)}${tag('TaxRate', line.rate)}${tag('TaxAmount', line.tax)}</Line>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<EInvoice Specimen="true">',
    `  <Header>${tag('InvoiceNumber', facts.number)}${tag('IssueDate', facts.date)}${tag('InvoiceType', facts.heading.zh)}${tag('Currency', facts.currency)}${corrected}</Header>`,
    `  <Seller>${tag('Name', seller.title)}${tag('TaxNumber', seller.tax_no)}${tag('Address', seller.address)}${tag('Phone', seller.phone)}${tag('Bank', seller.bank)}${tag('Account', seller.account_no)}</Seller>`,
    `  <Buyer>${tag('Name', buyer.title)}${tag('TaxNumber', buyer.tax_no)}${tag('Address', buyer.address)}${tag('Phone', buyer.phone)}${tag('Bank', buyer.bank)}${tag('Account', buyer.account_no)}</Buyer>`,
    '  <Lines>',
    ...lines,
    '  </Lines>',
    `  <Total>${tag('Amount', facts.net)}${tag('TaxAmount', facts.tax)}${tag('TotalWithTax', facts.total)}</Total>`,
    `  ${tag('Remark', facts.remark)}`,
    '</EInvoice>',
    '',
  ].join('\n')
}
