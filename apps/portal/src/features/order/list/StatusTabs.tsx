import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { ListTabs } from '../../../shared/list/ListTabs.tsx'
import type { List } from '../../../shared/list/use-list.ts'
import { statusLabel } from '../../../trade/order/order-stages.ts'
import type { OrderListName } from '../../../trade/product/facts.ts'
import type { OrderListSearch } from '../order-list-search.ts'
import { statusTabs } from '../order-status.ts'

interface StatusTabsProps {
  type: OrderListName
  counts: Schemas['CountOrdersAnswer'] | undefined
  counting: boolean
  list: Pick<List<OrderListSearch, unknown>, 'search' | 'link'>
}

/** One link per status with its count. Filters stay, paging restarts. */
export function StatusTabs({ type, counts, counting, list: { search, link } }: StatusTabsProps) {
  const t = useText('user/order/list')
  const noun = useText('order')
  const common = useText('common')
  const { order_status: chosen = null } = search
  const tabs = statusTabs(counts, chosen).map(({ status, count }) => ({
    key: status ?? 'all',
    text: status === null ? common('all') : statusLabel(type, status, noun),
    count,
    chosen: status === chosen,
    link: link({ order_status: status ?? undefined }),
  }))
  return <ListTabs label={t('tabs')} tabs={tabs} counting={counting} />
}
