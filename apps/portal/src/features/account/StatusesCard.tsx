import { getCountOrdersQueryOptions, type Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { EmptyState, StatusBadge, statusTable, Text } from '@portal/ui'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '../../shared/ButtonLink.tsx'
import link from '../../shared/links.module.css'
import { statusLabel } from '../../trade/order/order-stages.ts'
import { type ProductType, productFacts, productTypes } from '../../trade/product/facts.ts'
import { Card } from './Card.tsx'
import styles from './OverviewPage.module.css'

type Counts = Readonly<Record<ProductType, Schemas['CountOrdersAnswer']>>

// The table of looks lists every status once, in life-cycle order.
const statuses = Object.keys(statusTable.order) as Schemas['OrderStatus'][]

/** Number of orders per product and status; each figure links to its list. */
export function StatusesCard() {
  const t = useText('user/account/overview')
  return (
    <Card title={t('statuses')} query={useCounts()}>
      {(counts) =>
        productTypes.some((product) => counts[product].all > 0) ? <Figures counts={counts} /> : <NoOrders />
      }
    </Card>
  )
}

/** The counts of all products as one answer, available once all have arrived. */
function useCounts() {
  const all = useQueries({
    queries: productTypes.map((order_type) => getCountOrdersQueryOptions({ order_type })),
  })
  const counted = all.flatMap(({ data }, index) => {
    const product = productTypes[index]
    return data && product ? [[product, data] as const] : []
  })
  return {
    data: counted.length === all.length ? (Object.fromEntries(counted) as Counts) : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => all.filter(({ error }) => error).map(({ refetch }) => refetch()),
  }
}

/** Products and statuses without orders are left out. */
function Figures({ counts }: { counts: Counts }) {
  const t = useText('user/account/overview')
  const noun = useText('order')
  const booked = productTypes.filter((product) => counts[product].all > 0)
  const [only] = booked.length === 1 ? booked : []
  return (
    <table className={styles.statuses}>
      <thead>
        <tr>
          <th scope="col">{noun('status')}</th>
          {booked.map((product) => (
            <th key={product} scope="col">
              <Link to={productFacts[product].pages.orders} className={link.link}>
                {t(`products.${product}`)}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {statuses
          .filter((status) => booked.some((product) => counts[product].by_status[status] > 0))
          .map((status) => (
            <tr key={status}>
              <th scope="row">
                <StatusBadge of="order" value={status} text={only && statusLabel(only, status, noun)} />
              </th>
              {booked.map((product) => (
                <td key={product}>
                  <Count product={product} status={status} count={counts[product].by_status[status]} />
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  )
}

interface CountProps {
  product: ProductType
  status: Schemas['OrderStatus']
  count: number
}

function Count({ product, status, count }: CountProps) {
  return count > 0 ? (
    <Link
      to={productFacts[product].pages.orders}
      search={{ order_status: status }}
      className={`${link.link} ${styles.count}`}
    >
      {count}
    </Link>
  ) : (
    <Text span size="sm" c="dimmed">
      0
    </Text>
  )
}

function NoOrders() {
  const t = useText('user/account/overview')
  return (
    <EmptyState
      title={t('none')}
      hint={t('noneHint')}
      action={<ButtonLink to="/">{t('search')}</ButtonLink>}
    />
  )
}
