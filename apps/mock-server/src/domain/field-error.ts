import type { Schemas } from '@portal/api-client/contract'
import type { zhCn } from '../texts/zh-cn.ts'

/** What is wrong with a field, named by the text that says it. A key without a text in both languages does not compile. */
export type FieldErrorKey = keyof (typeof zhCn)['validation']

/** Values for the placeholders of a text. */
export type FieldErrorParams = Readonly<Record<string, string | number>>

/** An error of a field, never a sentence: the edge puts it into words in the language of the caller. */
export type FieldError =
  | FieldErrorKey
  | { readonly key: FieldErrorKey; readonly params: FieldErrorParams }
  /** Why an order cannot be billed or invoiced; the contract has the sentences. */
  | { readonly billBlock: Schemas['BillBlock'] }
  | { readonly invoiceBlock: Schemas['InvoiceBlock'] }

/** Errors by field path, e.g. `guests[2].full_name`. */
export type FieldErrors = Record<string, readonly FieldError[]>
