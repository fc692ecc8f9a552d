import { isSupported, type Schemas, useListGroupRequests } from '@portal/api-client'
import { formatStay, useText } from '@portal/i18n'
import { Box, BriefDeadline, type Column, DataTable, SecondLine, Title } from '@portal/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import link from '../../../shared/links.module.css'
import { serverNow } from '../../../shared/time/server-clock.ts'
import { NetMoney } from '../../../trade/money/NetMoney.tsx'
import { Thing } from '../../../trade/order/order-columns.tsx'
import { productFacts } from '../../../trade/product/facts.ts'
import type { DeadlinesSearch } from './deadlines-search.ts'

type Row = Schemas['GroupRequestSummary']

/** Group requests that wait for an answer or for their booking; nothing without any in the span of the board. */
export function GroupDeadlines({ search }: { search: DeadlinesSearch }) {
  const t = useText('group')
  const navigate = useNavigate()
  const { data } = useListGroupRequests(
    { status: ['open', 'offered', 'booked'], limit: 100 },
    { query: { enabled: isSupported('listGroupRequests') } },
  )
  const rows = groupsDue(data?.list ?? [], search, serverNow())
  const columns = useColumns()
  if (rows.length === 0) return null
  return (
    <Box component="section" mb="md">
      <Title order={2} size="h4" mb="xs">
        {t('table')}
      </Title>
      <DataTable
        label={t('table')}
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ id }) => void navigate({ to: '/user/group/detail/$id', params: { id } })}
      />
    </Box>
  )
}

function useColumns(): Column<Row>[] {
  const t = useText('group')
  return [
    {
      key: 'until',
      header: t('columns.until'),
      width: '30%',
      cell: ({ until, status }) =>
        until && (
          <BriefDeadline
            name={status === 'open' ? t('answerBy') : t('bookBy')}
            left={(time) => t('left', { time })}
            at={until.utc}
            tz={until.tz}
          />
        ),
    },
    {
      key: 'title',
      header: t('columns.title'),
      card: 'title',
      cell: ({ id, title, room_count, guest_count }) => (
        <>
          <Link to="/user/group/detail/$id" params={{ id }} className={link.link}>
            {title}
          </Link>
          <SecondLine>
            {t('rooms', { count: room_count })} · {t('guests', { count: guest_count })}
          </SecondLine>
        </>
      ),
    },
    {
      key: 'hotel',
      header: t('columns.hotel'),
      width: '28%',
      cell: ({ hotel_name, check_in, check_out }) => (
        <Thing title={hotel_name} subtitle={formatStay(check_in, check_out)} />
      ),
    },
    { key: 'operator', header: t('fields.operator'), cell: ({ operator }) => operator.nickname },
    {
      key: 'net',
      header: t('columns.net'),
      align: 'end',
      cell: ({ total_price, total_settlement_price }) =>
        total_price ? <NetMoney value={total_settlement_price} /> : '–',
    },
  ]
}

const hour = 3_600_000

/** The requests whose answer or offer ends within the span of the board, the soonest first. `now` in epoch ms. */
function groupsDue(
  groups: readonly Schemas['GroupRequestSummary'][],
  { kind, product, operator, within_hours }: DeadlinesSearch,
  now: number,
): Schemas['GroupRequestSummary'][] {
  // The kinds are those of orders, and groups are asked for stays alone.
  if (kind || (product && productFacts[product].wording !== 'stay')) return []
  const end = now + Number(within_hours ?? 24) * hour
  const timeOf = ({ until }: Schemas['GroupRequestSummary']) => (until ? Date.parse(until.utc) : Number.NaN)
  return groups
    .filter((group) => timeOf(group) > now && timeOf(group) <= end)
    .filter((group) => operator === undefined || group.operator.id === operator)
    .toSorted((one, other) => timeOf(one) - timeOf(other))
}
