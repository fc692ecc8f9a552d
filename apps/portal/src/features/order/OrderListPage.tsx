import { exportOrders, getListOrdersQueryOptions, type Schemas, useCountOrders } from '@portal/api-client'
import { Can } from '@portal/auth'
import { useText } from '@portal/i18n'
import { type Column, lazyDialog, usePhone } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ButtonLink } from '../../shared/ButtonLink.tsx'
import { ExportButton } from '../../shared/export/ExportButton.tsx'
import { ListFilters } from '../../shared/list/ListFilters.tsx'
import { ListView } from '../../shared/list/ListView.tsx'
import { PickPageButton } from '../../shared/list/PickTools.tsx'
import { useList } from '../../shared/list/use-list.ts'
import { usePicked } from '../../shared/list/use-picked.ts'
import { textsOf } from '../../shared/page-texts.ts'
import { orderListPath, orderPage, productOfBooking } from '../../trade/product/facts.ts'
import { withProductPart } from '../../trade/product/parts.ts'
import type { ProductOrderList } from '../../trade/product/product.ts'
import { useOrderActions } from './actions/use-order-actions.tsx'
import { OrderBatch, useBatchActions } from './batch/OrderBatch.tsx'
import { withPickBox } from './batch/pick-column.tsx'
import { useExtraColumns } from './list/extra-columns.tsx'
import { OrderSums } from './list/OrderSums.tsx'
import { OrderViews } from './list/OrderViews.tsx'
import { StatusTabs } from './list/StatusTabs.tsx'
import { useOrderFilters } from './list/use-order-filters.ts'
import { toCountsQuery, toExportRequest, toOrdersQuery } from './order-list-query.ts'
import { orderListReader } from './order-list-search.ts'
import { useFollowOrders } from './use-follow-orders.ts'

// A list that is only read does not load the preview.
const OrderPreview = lazyDialog(() =>
  withProductPart('glances', async () => ({
    default: (await import('./list/OrderPreview.tsx')).OrderPreview,
  })),
)

/** The chosen columns in their order, after the one that names the order. */
const chosenColumns = (all: readonly Column<Schemas['OrderSummary']>[], names: readonly string[]) => [
  ...all.filter(({ card }) => card === 'title'),
  ...names.flatMap((name) => all.filter(({ key, card }) => key === name && card !== 'title')),
]

const idOf = ({ booking_id }: Schemas['OrderSummary']) => booking_id

/** The company's bookings of one product, or of all, by status, filtered, sorted and paged in the address. */
export function OrderListPage({ part }: { part: ProductOrderList }) {
  const { Columns } = part
  return <Columns>{(columns) => <OrderList part={part} columns={columns} />}</Columns>
}

interface OrderListProps {
  part: ProductOrderList
  columns: Column<Schemas['OrderSummary']>[]
}

function OrderList({ part: { type, title, further }, columns: usual }: OrderListProps) {
  const page = orderListPath(type)
  const t = useText('user/order/list')
  const own = useText(textsOf(page))
  const site = useText('site')
  const phone = usePhone()
  const navigate = useNavigate()
  const { start, dialog } = useOrderActions()
  const actions = useBatchActions()
  const picked = usePicked<Schemas['OrderSummary']>(idOf, page)
  const list = useList({
    page,
    read: orderListReader(type),
    query: (search) => getListOrdersQueryOptions(toOrdersQuery(search, type)),
    narrowing: [
      'order_status',
      'keyword',
      'date_from',
      'date_to',
      'date_span',
      'settlement_status',
      'invoice_status',
      'operator',
      'tag',
      'customer',
      'cost_centre',
      'without',
      'trip_id',
      'product',
    ],
    beside: 'preview',
    sort: { key: 'booking_time', order: 'desc' },
  })
  const { search, data } = list
  const counts = useCountOrders(toCountsQuery(search, type), { query: { placeholderData: keepPreviousData } })
  const fields = useOrderFilters(type, search, {
    tags: counts.data?.by_tag,
    operator: data?.list[0]?.operator,
  })
  const extra = useExtraColumns(start)
  const all = useMemo(() => [...usual, ...extra], [usual, extra])
  const chosen = search.columns
  // Keeps its identity, because every row receives it.
  const columns = useMemo(
    () =>
      chosen
        ? chosenColumns(all, chosen)
        : all.filter((column) => usual.includes(column) || further?.includes(column.key)),
    [all, usual, chosen, further],
  )
  const batched = actions.length > 0
  const drawn = useMemo(() => (batched ? withPickBox(columns, picked) : columns), [batched, columns, picked])
  useFollowOrders(data?.list ?? [])
  const left = (data?.list ?? []).filter(({ booking_id }) => !picked.has(booking_id))

  const preview = (id: string) => {
    // A phone has no room beside the list.
    const product = productOfBooking(id)
    if (phone && product) void navigate({ to: orderPage(product), params: { id } })
    else list.open(id)
  }
  const previewBeside = (lines: 1 | -1) => {
    const ids = (data?.list ?? []).map(({ booking_id }) => booking_id)
    const next = list.opened === undefined ? undefined : ids[ids.indexOf(list.opened) + lines]
    if (next !== undefined) list.open(next)
  }
  const exportAll = (
    <Can auth="export">
      <ExportButton
        needs="exportOrders"
        begin={(format) => exportOrders(toExportRequest(search, type, format), { announce: true })}
      />
    </Can>
  )

  return (
    <ListView
      list={list}
      title={site(`titles.${title}`)}
      actions={
        <>
          <OrderViews type={type} list={list} columns={all} shown={chosen ?? columns.map(({ key }) => key)} />
          {exportAll}
        </>
      }
      tabs={<StatusTabs type={type} counts={counts.data} counting={counts.isLoading} list={list} />}
      filters={<ListFilters list={list} label={t('filters')} fields={fields} />}
      above={
        <OrderSums sums={data?.sums}>
          {batched && <PickPageButton left={left.length} onPickPage={() => picked.add(left)} />}
        </OrderSums>
      }
      label={own('table')}
      columns={drawn}
      rowKey={idOf}
      onOpen={({ booking_id }) => preview(booking_id)}
      noMatch={{ title: t('empty'), hint: t('emptyHint') }}
      none={{
        title: own('none'),
        hint: own('noneHint'),
        action: <ButtonLink to="/">{own('search')}</ButtonLink>,
      }}
    >
      {list.everOpened && (
        <OrderPreview id={list.opened} onClose={list.close} onMove={previewBeside} onStart={start} />
      )}
      {dialog}
      {batched && <OrderBatch picked={picked} actions={actions} />}
    </ListView>
  )
}
