import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { statusText } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import type { OrderListSearch } from '../order-list-search.ts'
import { type StatusTab, statusTabs } from '../order-status.ts'
import styles from './list.module.css'

interface StatusTabsProps {
  counts: Schemas['CountOrdersAnswer'] | undefined
  search: OrderListSearch
}

/** One link for each status, with how many orders stand in it. Filters stay, the page begins again. */
export function StatusTabs({ counts, search }: StatusTabsProps) {
  const t = useText('user/order/list')
  const chosen = search.order_status ?? null
  return (
    <nav aria-label={t('tabs')} className={styles.tabs}>
      {statusTabs(counts, chosen).map((tab) => (
        <Tab key={tab.status ?? 'all'} tab={tab} search={search} chosen={tab.status === chosen} />
      ))}
    </nav>
  )
}

interface TabProps {
  tab: StatusTab
  search: OrderListSearch
  chosen: boolean
}

function Tab({ tab: { status, count }, search, chosen }: TabProps) {
  const common = useText('common')
  const { order_status: _status, page: _page, preview: _preview, ...rest } = search
  return (
    <Link
      to="/user/order/list"
      search={status === null ? rest : { ...rest, order_status: status }}
      className={styles.tab}
      activeOptions={{ exact: true }}
      activeProps={{}}
      aria-current={chosen ? 'page' : undefined}
      data-chosen={chosen || undefined}
      resetScroll={false}
    >
      {status === null ? common('all') : statusText('order', status)}{' '}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  )
}
