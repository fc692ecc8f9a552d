import { getListTripsQueryOptions, isSupported, type Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { formatDate, operatorZone, useText } from '@portal/i18n'
import {
  Button,
  type Column,
  IconAlertTriangle,
  IconPlus,
  IconRoute,
  lazyDialog,
  Money,
  SecondLine,
  Text,
} from '@portal/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ListView } from '../../shared/list/ListView.tsx'
import { QuickFilters } from '../../shared/list/QuickFilters.tsx'
import { useList } from '../../shared/list/use-list.ts'
import { today } from '../../shared/time/server-clock.ts'
import { useAllocation } from '../../trade/allocation/allocation.ts'
import { NetMoney } from '../../trade/money/NetMoney.tsx'
import { Thing } from '../../trade/order/order-columns.tsx'
import { TripStatus } from './TripStatus.tsx'
import { readTripListSearch, tripStatuses } from './trip-list-search.ts'

type Row = Schemas['TripSummary']

const NewTripDialog = lazyDialog(() => import('./NewTripDialog.tsx'))

/** Months before and after this one that can be chosen. */
const months = { before: 3, after: 9 }

const monthsAround = (day: string): string[] => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: months.before + months.after + 1 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - months.before + index, 1)).toISOString().slice(0, 7),
  )
}

/** The company's trips, the next ones first. */
export function TripListPage() {
  const site = useText('site')
  const t = useText('user/trip/list')
  const allocation = useText('allocation')
  const navigate = useNavigate()
  const [creating, setCreating] = useState(false)
  const mayCreate = useHoldsNode('order/book') && isSupported('saveTrip')
  const customers = useAllocation()?.customers ?? []
  const list = useList({
    page: '/user/trip/list',
    read: readTripListSearch,
    query: ({ page = 1, status, ...filters }) =>
      getListTripsQueryOptions({ page, limit: 20, ...(status && { status: [status] }), ...filters }),
    narrowing: ['status', 'keyword', 'customer', 'month'],
    fixedLimit: true,
  })
  const { customer, month } = list.search
  const fresh = mayCreate && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {t('fresh')}
    </Button>
  )
  const choices = (known: readonly string[], chosen: string | undefined) =>
    [...new Set([...(chosen ? [chosen] : []), ...known])].map((value) => ({ value, label: value }))
  return (
    <ListView
      list={list}
      title={site('titles.trips')}
      actions={fresh}
      filters={
        <QuickFilters
          list={list}
          fields={[
            {
              kind: 'choice',
              name: 'status',
              label: t('columns.status'),
              choices: tripStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
            },
            {
              kind: 'choice',
              name: 'month',
              label: t('month'),
              choices: choices(monthsAround(today(operatorZone())), month),
            },
            {
              kind: 'choice',
              name: 'customer',
              label: allocation('fields.customer'),
              choices: choices(customers, customer),
            },
            { kind: 'keyword', name: 'keyword', hint: t('keyword') },
          ]}
        />
      }
      label={t('table')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      onOpen={({ id }) => void navigate({ to: '/user/trip/detail/$id', params: { id } })}
      noMatch={{ title: t('empty'), hint: t('emptyHint') }}
      none={{ icon: IconRoute, title: t('none'), hint: t('noneHint'), action: fresh }}
    >
      {creating && <NewTripDialog onClose={() => setCreating(false)} />}
    </ListView>
  )
}

function useColumns(): Column<Row>[] {
  const t = useText('user/trip/list')
  return [
    {
      key: 'title',
      header: t('columns.title'),
      card: 'title',
      width: '20%',
      cell: ({ id, title, allocation }) => (
        <>
          <Link to="/user/trip/detail/$id" params={{ id }}>
            {title}
          </Link>
          <SecondLine>
            {[allocation.own_reference, allocation.customer].filter(Boolean).join(' · ')}
          </SecondLine>
        </>
      ),
    },
    {
      key: 'dates',
      header: t('columns.dates'),
      cell: ({ first_date, last_date, places }) =>
        first_date && last_date ? (
          <Thing
            title={[...new Set([first_date, last_date])].map((day) => formatDate(day, 'short')).join(' – ')}
            subtitle={places.join(' → ')}
          />
        ) : (
          t('noDates')
        ),
    },
    {
      key: 'products',
      header: t('columns.products'),
      cell: ({ products, guests_text }) => (
        <Thing
          title={products.map(({ order_type, count }) => t(`products.${order_type}`, { count })).join(' · ')}
          subtitle={guests_text}
        />
      ),
    },
    {
      key: 'net',
      header: t('columns.net'),
      align: 'end',
      cell: ({ totals }) =>
        totals.map(({ total_price, total_settlement_price }) => (
          <div key={total_price.currency}>
            <NetMoney value={total_settlement_price} />
          </div>
        )),
    },
    {
      key: 'selling',
      header: t('columns.selling'),
      align: 'end',
      cell: ({ totals }) =>
        totals.map(({ total_price }) => (
          <div key={total_price.currency}>
            <Money value={total_price} />
          </div>
        )),
    },
    {
      key: 'problems',
      header: t('columns.checks'),
      cell: ({ problems }) =>
        problems > 0 ? (
          <Text span inherit c="red" fw={600}>
            <IconAlertTriangle size={13} aria-hidden /> {t('checks', { count: problems })}
          </Text>
        ) : (
          '–'
        ),
    },
    { key: 'status', header: t('columns.status'), card: 'corner', cell: (row) => <TripStatus trip={row} /> },
  ]
}
