import type { Schemas } from '@portal/api-client'
import type { Column } from '@portal/ui'
import type { OrderListPath } from '../../../products/facts.ts'
import type { OrderListSearch } from '../order-list-search.ts'

/** What a list says in the words of its product. */
export interface ListWords {
  title: string
  /** Names the table for readers. */
  table: string
  keywordHint: string
  dateFields: Readonly<Record<Schemas['OrderDateField'], string>>
  /** Nothing was ever booked, and where to begin. */
  none: string
  noneHint: string
  search: string
}

/** What makes the list of orders of one product its own; all else is the same for all of them. */
export interface ListLine {
  type: Schemas['OrderType']
  page: OrderListPath
  /** Reads its search params. */
  read: (raw: Record<string, unknown>) => OrderListSearch
  words: ListWords
  columns: Column<Schemas['OrderSummary']>[]
}
