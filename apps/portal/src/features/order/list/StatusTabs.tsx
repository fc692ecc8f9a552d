import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { linkOptions } from '@tanstack/react-router'
import type { OrderListPath } from '../../../products/facts.ts'
import { ListTabs } from '../../../shared/list/ListTabs.tsx'
import { statusWords } from '../../../shared/order/order-status-words.ts'
import type { OrderListSearch } from '../order-list-search.ts'
import { statusTabs } from '../order-status.ts'

interface StatusTabsProps {
  type: Schemas['OrderType']
  page: OrderListPath
  counts: Schemas['CountOrdersAnswer'] | undefined
  search: OrderListSearch
}

/** One link for each status, with how many orders stand in it. Filters stay, the page begins again. */
export function StatusTabs({ type, page, counts, search }: StatusTabsProps) {
  const t = useText('user/order/list')
  const noun = useText('order')
  const common = useText('common')
  const { order_status: chosen = null, page: _shown, preview: _preview, ...rest } = search
  const tabs = statusTabs(counts, chosen).map(({ status, count }) => ({
    key: status ?? 'all',
    text: status === null ? common('all') : statusWords(type, status, noun),
    count,
    chosen: status === chosen,
    link: linkOptions({
      to: page,
      search: status === null ? rest : { ...rest, order_status: status },
    }),
  }))
  return <ListTabs label={t('tabs')} tabs={tabs} />
}
