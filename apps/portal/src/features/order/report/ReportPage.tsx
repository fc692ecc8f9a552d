import { exportOrderReport, getGetOrderReportQueryOptions, type Schemas } from '@portal/api-client'
import { Can, useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { type Column, Group, IconClipboardList, Money, Text } from '@portal/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { ButtonLink } from '../../../shared/ButtonLink.tsx'
import { ExportButton } from '../../../shared/export/ExportButton.tsx'
import link from '../../../shared/links.module.css'
import { ListFilters } from '../../../shared/list/ListFilters.tsx'
import { ListTabs } from '../../../shared/list/ListTabs.tsx'
import { ListView } from '../../../shared/list/ListView.tsx'
import { useList } from '../../../shared/list/use-list.ts'
import { NetMoney } from '../../../trade/money/NetMoney.tsx'
import { NetPriceSwitch } from '../../../trade/money/NetPriceSwitch.tsx'
import { useOrderFilters } from '../list/use-order-filters.ts'
import {
  ordersOfRow,
  type ReportSearch,
  readReportSearch,
  reportFilters,
  reportGroups,
  toReportQuery,
} from './report-search.ts'

type Figures = Schemas['OrderReportFigures']
/** A group, or without a group the sum of all. */
type Row = { group: Pick<Schemas['OrderReportRow'], 'key' | 'text'> | null; figures: Figures }

const toRows = ({ list, sums }: Schemas['OrderReport']) => ({
  list: [
    ...list.map(({ key, text, figures }): Row => ({ group: { key, text }, figures })),
    ...(list.length > 0 ? sums.map((figures): Row => ({ group: null, figures })) : []),
  ],
  total: list.length,
})

const narrowing = reportFilters.filter((name) => name !== 'date_field')

/** What was booked in a period, in groups with their sum; each group leads to its orders. */
export function ReportPage() {
  const t = useText('user/order/report')
  const site = useText('site')
  const own = useSession(({ id }) => id)
  const navigate = useNavigate()
  const list = useList({
    page: '/user/order/report',
    read: readReportSearch,
    query: (asked) => getGetOrderReportQueryOptions(toReportQuery(asked), { query: { select: toRows } }),
    narrowing,
    unpaged: true,
  })
  const { search } = list
  const known = useOrderFilters('all', search)
  const fields = known.flatMap((field) =>
    reportFilters.some((name) => name === field.name) ? { ...field, more: field.name === 'date_span' } : [],
  )
  const columns = useColumns(search, list.data?.list ?? [], own)
  return (
    <ListView
      list={list}
      title={site('titles.orderReport')}
      actions={
        <Can auth="export">
          <ExportButton
            needs="exportOrderReport"
            begin={(format) => exportOrderReport({ ...toReportQuery(search), format }, { announce: true })}
          />
        </Can>
      }
      tabs={
        <ListTabs
          label={t('groups')}
          tabs={reportGroups.map((group_by, nth) => ({
            key: group_by,
            text: t(`by.${group_by}`),
            count: undefined,
            chosen: group_by === (search.group_by ?? reportGroups[0]),
            link: list.link({ group_by: nth === 0 ? undefined : group_by }),
          }))}
        />
      }
      filters={<ListFilters list={list} label={t('filters')} fields={fields} />}
      above={
        <Group justify="space-between" gap="xs" mb="xs">
          <Text size="sm" c="dimmed" flex={1} miw={240}>
            {t('about')}
          </Text>
          <NetPriceSwitch />
        </Group>
      }
      label={t('table')}
      columns={columns}
      rowKey={({ group, figures }) => `${group ? `of ${group.key}` : 'sum'} ${figures.currency}`}
      onOpen={({ group }) => {
        const shown = group ? ordersOfRow(search, group, own) : withoutGroup(search)
        void navigate({ to: '/user/order/all', search: shown })
      }}
      noMatch={{ title: t('empty'), hint: t('emptyHint') }}
      none={{
        icon: IconClipboardList,
        title: t('none'),
        hint: t('noneHint'),
        action: <ButtonLink to="/">{t('search')}</ButtonLink>,
      }}
    />
  )
}

const withoutGroup = ({ group_by: _, ...filters }: ReportSearch) => filters

/** The group, its counts and its amounts; of net prices none where they are hidden from this member. */
function useColumns(search: ReportSearch, rows: readonly Row[], own: number): Column<Row>[] {
  const t = useText('user/order/report')
  const { group_by = 'month' } = search
  const isHidden = rows.some(({ figures }) => figures.total_settlement_price === null)
  const strong = ({ group }: Row) => group === null
  const count = (name: 'bookings' | 'lost' | 'room_nights' | 'rides'): Column<Row> => ({
    key: name,
    header: t(`columns.${name}`),
    align: 'end',
    cell: (row) => (strong(row) ? <strong>{row.figures[name]}</strong> : row.figures[name]),
  })
  const net = (
    name: 'total_settlement_price' | 'margin' | 'cancellation_fee' | 'refund_money',
  ): Column<Row> => ({
    key: name,
    header: t(`columns.${name}`),
    align: 'end',
    cell: (row) => <NetMoney value={row.figures[name]} strong={strong(row)} />,
  })
  return [
    {
      key: 'group',
      header: t(`heads.${group_by}`),
      card: 'title',
      cell: ({ group }) => (
        <Link
          to="/user/order/all"
          search={group ? ordersOfRow(search, group, own) : withoutGroup(search)}
          className={link.link}
        >
          {group ? (
            group.text || t(`without.${group_by === 'customer' ? 'customer' : 'cost_centre'}`)
          ) : (
            <strong>{t('sum')}</strong>
          )}
        </Link>
      ),
    },
    count('bookings'),
    count('room_nights'),
    count('rides'),
    {
      key: 'total_price',
      header: t('columns.total_price'),
      align: 'end',
      cell: (row) => <Money value={row.figures.total_price} strong={strong(row)} />,
    },
    ...(isHidden ? [] : [net('total_settlement_price'), net('margin')]),
    count('lost'),
    ...(isHidden ? [] : [net('cancellation_fee'), net('refund_money')]),
  ]
}
