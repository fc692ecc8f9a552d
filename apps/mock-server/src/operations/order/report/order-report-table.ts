import type { TableColumn } from '../../../domain/export/table.ts'
import { type ReportColumn, reportColumnTitles } from '../../../texts/report-columns.ts'
import { say, type Viewer } from '../../viewer.ts'

const netColumns = ['total_settlement_price', 'margin', 'cancellation_fee', 'refund_money'] as const

/** The figures of an exported report that its reader may see. */
export const reportColumnsFor = ({ seesNet }: Pick<Viewer, 'seesNet'>): readonly ReportColumn[] => [
  'bookings',
  'lost',
  'room_nights',
  'rides',
  'currency',
  'total_price',
  ...(seesNet ? netColumns : []),
]

const sums = new Set<string>(reportColumnsFor({ seesNet: true }).filter((name) => name !== 'currency'))

/** A column of an exported report: a figure, or the group. */
export const reportColumn = (name: string, reader: Pick<Viewer, 'language'>): TableColumn => ({
  title: say(reportColumnTitles[name as keyof typeof reportColumnTitles], reader),
  width: sums.has(name) ? 14 : 24,
  ...(sums.has(name) && { total: 'sum' }),
  ...(name === 'currency' && { total: 'currency' }),
})
