import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../domain/text/local-text.ts'

/** A bill with all of its lines, in the language of its texts. */
export interface Statement {
  readonly bill: Schemas['Bill']
  readonly lines: readonly Schemas['BillLine'][]
  readonly company: LocalText
  /** The company's. */
  readonly tz: string
  readonly payee: Schemas['Payee']
}
