import type { Schemas } from '@portal/api-client'
import { formatTime } from '@portal/i18n'
import type { DeadlinesSearch } from './deadlines-search.ts'

export type DeadlineEntry = Schemas['OrderDeadlineEntry']

interface Choice {
  value: string
  label: string
}

/** The board's deadlines and filter choices. */
interface Board {
  list: readonly DeadlineEntry[]
  total: number
  products: readonly Choice[]
  operators: readonly Choice[]
}

const distinct = (choices: readonly Choice[]): Choice[] => [
  ...new Map(choices.map((choice) => [choice.value, choice])).values(),
]

/** The server answers with all deadlines of the span; the filters apply here. */
export const toBoard =
  ({ kind, product, operator }: DeadlinesSearch) =>
  ({ list }: Schemas['OrderDeadlineList']): Board => {
    const shown = list.filter(
      (entry) =>
        (!kind || entry.deadline.kind === kind) &&
        (!product || entry.order_type === product) &&
        (operator === undefined || entry.operator.id === operator),
    )
    return {
      list: shown,
      total: shown.length,
      products: distinct(
        list.map(({ order_type, order_type_text }) => ({ value: order_type, label: order_type_text })),
      ),
      operators: distinct(
        list.map(({ operator: { id, nickname } }) => ({ value: String(id), label: nickname })),
      ),
    }
  }

/** The operator's day of a deadline, `YYYY-MM-DD`: the day to act. */
export const dayOf = ({ deadline }: Pick<DeadlineEntry, 'deadline'>): string =>
  formatTime(deadline.at_utc, 'yyyy-mm-dd')
