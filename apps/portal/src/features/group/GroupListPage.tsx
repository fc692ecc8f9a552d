import { getListGroupRequestsQueryOptions, type Schemas } from '@portal/api-client'
import { formatStay, useText } from '@portal/i18n'
import { BriefDeadline, type Column, IconUsers, Money, SecondLine } from '@portal/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { useIsPageAvailable } from '../../shared/address/pages.ts'
import { ButtonLink } from '../../shared/ButtonLink.tsx'
import { ListView } from '../../shared/list/ListView.tsx'
import { QuickFilters } from '../../shared/list/QuickFilters.tsx'
import { useList } from '../../shared/list/use-list.ts'
import { NetMoney } from '../../trade/money/NetMoney.tsx'
import { Thing } from '../../trade/order/order-columns.tsx'
import { GroupStatus } from './GroupStatus.tsx'
import { groupStatuses, readGroupListSearch } from './group-list-search.ts'

type Row = Schemas['GroupRequestSummary']

/** Requests for more than nine rooms, the newest first. */
export function GroupListPage() {
  const site = useText('site')
  const t = useText('group')
  const navigate = useNavigate()
  const isAvailable = useIsPageAvailable()
  const list = useList({
    page: '/user/group/list',
    read: readGroupListSearch,
    query: ({ page = 1, status, keyword }) =>
      getListGroupRequestsQueryOptions({
        page,
        limit: 20,
        ...(status && { status: [status] }),
        ...(keyword && { keyword }),
      }),
    narrowing: ['status', 'keyword'],
    fixedLimit: true,
  })
  return (
    <ListView
      list={list}
      title={site('titles.groups')}
      filters={
        <QuickFilters
          list={list}
          fields={[
            {
              kind: 'choice',
              name: 'status',
              label: t('columns.status'),
              choices: groupStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
            },
            { kind: 'keyword', name: 'keyword', hint: t('keyword') },
          ]}
        />
      }
      label={t('table')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      onOpen={({ id }) => void navigate({ to: '/user/group/detail/$id', params: { id } })}
      noMatch={{ title: t('noMatch'), hint: t('noMatchHint') }}
      none={{
        icon: IconUsers,
        title: t('none'),
        hint: t('noneHint'),
        action: isAvailable('/hotel/list') && <ButtonLink to="/hotel/list">{t('findHotel')}</ButtonLink>,
      }}
    />
  )
}

function useColumns(): Column<Row>[] {
  const t = useText('group')
  return [
    {
      key: 'title',
      header: t('columns.title'),
      card: 'title',
      width: '24%',
      cell: ({ id, title, operator }) => (
        <>
          <Link to="/user/group/detail/$id" params={{ id }}>
            {title}
          </Link>
          <SecondLine>{operator.nickname}</SecondLine>
        </>
      ),
    },
    {
      key: 'hotel',
      header: t('columns.hotel'),
      cell: ({ hotel_name, city_name, check_in, check_out }) => (
        <Thing title={hotel_name} subtitle={`${city_name} · ${formatStay(check_in, check_out)}`} />
      ),
    },
    {
      key: 'rooms',
      header: t('columns.rooms'),
      cell: ({ room_count, guest_count }) => (
        <Thing title={t('rooms', { count: room_count })} subtitle={t('guests', { count: guest_count })} />
      ),
    },
    {
      key: 'net',
      header: t('columns.net'),
      align: 'end',
      cell: ({ total_price, total_settlement_price }) =>
        total_price ? <NetMoney value={total_settlement_price} /> : '–',
    },
    {
      key: 'selling',
      header: t('columns.selling'),
      align: 'end',
      cell: ({ total_price }) => (total_price ? <Money value={total_price} /> : '–'),
    },
    {
      key: 'until',
      header: t('columns.until'),
      cell: ({ until, status }) =>
        until ? (
          <BriefDeadline
            name={status === 'open' ? t('answerBy') : t('bookBy')}
            left={(time) => t('left', { time })}
            at={until.utc}
            tz={until.tz}
          />
        ) : (
          '–'
        ),
    },
    {
      key: 'status',
      header: t('columns.status'),
      card: 'corner',
      cell: (row) => <GroupStatus group={row} />,
    },
  ]
}
