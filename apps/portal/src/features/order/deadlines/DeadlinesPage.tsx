import { getListOrderDeadlinesQueryOptions, isSupported } from '@portal/api-client'
import { addDays, formatDate, operatorZone, useText } from '@portal/i18n'
import { type Column, IconClock, SecondLine, Text } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { ButtonLink } from '../../../shared/ButtonLink.tsx'
import { ListTabs } from '../../../shared/list/ListTabs.tsx'
import { ListView } from '../../../shared/list/ListView.tsx'
import { QuickFilters } from '../../../shared/list/QuickFilters.tsx'
import { useList } from '../../../shared/list/use-list.ts'
import { type Picked, usePicked } from '../../../shared/list/use-picked.ts'
import { useToday } from '../../../shared/time/server-clock.ts'
import { NetMoney } from '../../../trade/money/NetMoney.tsx'
import { OrderLink } from '../../../trade/order/OrderLink.tsx'
import { OrderTags } from '../../../trade/order/OrderTags.tsx'
import { DeadlineCell, Thing } from '../../../trade/order/order-columns.tsx'
import { PickBox } from '../../../trade/order/PickCell.tsx'
import { NeedsBrief, SavingBrief } from '../../../trade/order/Waiting.tsx'
import { orderPage } from '../../../trade/product/facts.ts'
import type { DialogName } from '../actions/order-actions.ts'
import { useOrderActions } from '../actions/use-order-actions.tsx'
import { isLineAction, LineBatch, useBatchActions } from '../batch/OrderBatch.tsx'
import { NextStep, stepsOf } from '../list/NextStep.tsx'
import { type DeadlineEntry, dayOf, toBoard } from './deadline-board.ts'
import { deadlineKinds, readDeadlinesSearch, spans } from './deadlines-search.ts'
import { GroupDeadlines } from './GroupDeadlines.tsx'

const minute = 60_000

const idOf = ({ booking_id }: DeadlineEntry) => booking_id

/** Upcoming deadlines of all products by day, each with what happens then. */
export function DeadlinesPage() {
  const t = useText('user/order/deadlines')
  const site = useText('site')
  const navigate = useNavigate()
  const titleOfDay = useDayTitles()
  const list = useList({
    page: '/user/order/deadlines',
    read: readDeadlinesSearch,
    query: (search) =>
      getListOrderDeadlinesQueryOptions(
        search.cheaper ? { cheaper: true } : { within_hours: Number(search.within_hours ?? 24) },
        // Deadlines that have passed in the meantime are removed.
        { query: { select: toBoard(search), refetchInterval: minute } },
      ),
    narrowing: ['kind', 'product', 'operator'],
    unpaged: true,
  })
  const { search, data } = list
  const { start, dialog } = useOrderActions()
  const may = useBatchActions()
  const actions = isSupported('applyOrderBatch') ? may.filter(isLineAction) : []
  const picked = usePicked(idOf, '/user/order/deadlines')
  const columns = useColumns(start)

  return (
    <ListView
      list={list}
      title={site('titles.deadlines')}
      tabs={
        <ListTabs
          label={t('spans')}
          tabs={[
            ...spans.map(({ name, hours }) => ({
              key: name,
              text: t(`span.${name}`),
              count: !search.cheaper && search.within_hours === hours ? data?.total : undefined,
              chosen: !search.cheaper && search.within_hours === hours,
              link: list.link({ within_hours: hours, cheaper: undefined }),
            })),
            ...(isSupported('replaceOrder')
              ? [
                  {
                    key: 'cheaper',
                    text: t('cheaper'),
                    count: search.cheaper ? data?.total : undefined,
                    chosen: search.cheaper === true,
                    link: list.link({ within_hours: undefined, cheaper: true }),
                  },
                ]
              : []),
          ]}
        />
      }
      filters={
        <QuickFilters
          list={list}
          fields={[
            {
              kind: 'choice',
              name: 'kind',
              label: t('kind'),
              choices: deadlineKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
            },
            { kind: 'choice', name: 'product', label: t('product'), choices: data?.products ?? [] },
            { kind: 'choice', name: 'operator', label: t('operator'), choices: data?.operators ?? [] },
          ]}
        />
      }
      above={
        <>
          {!search.cheaper && <GroupDeadlines search={search} />}
          <Text size="sm" c="dimmed" mb="sm">
            {t('clocks')}
          </Text>
        </>
      }
      label={t('table')}
      columns={actions.length > 0 ? withPickBox(columns, picked) : columns}
      rowKey={idOf}
      groupOf={(entry) => titleOfDay(dayOf(entry))}
      onOpen={({ booking_id, order_type }) =>
        void navigate({ to: orderPage(order_type), params: { id: booking_id } })
      }
      noMatch={{ title: t('empty'), hint: t('emptyHint') }}
      none={{
        icon: IconClock,
        title: t(search.cheaper ? 'noneCheaper' : 'none'),
        hint: t(search.cheaper ? 'noneCheaperHint' : 'noneHint'),
        action: <ButtonLink to="/user/order/list">{t('toOrders')}</ButtonLink>,
      }}
    >
      {actions.length > 0 && <LineBatch picked={picked} actions={actions} />}
      {dialog}
    </ListView>
  )
}

/** Each order gets a checkbox, so that several are paid or accepted at once. */
const withPickBox = (
  columns: readonly Column<DeadlineEntry>[],
  picked: Picked<DeadlineEntry>,
): Column<DeadlineEntry>[] =>
  columns.map((column) =>
    column.card === 'title'
      ? {
          ...column,
          cell: (entry) => (
            <PickBox
              id={entry.booking_id}
              checked={picked.has(entry.booking_id)}
              reason={null}
              onToggle={() => picked.toggle(entry)}
            >
              {column.cell(entry)}
            </PickBox>
          ),
        }
      : column,
  )

/** A day in words, with names for today and tomorrow. */
function useDayTitles(): (day: string) => string {
  const t = useText('user/order/deadlines')
  const today = useToday(operatorZone())
  return (day) => {
    const date = formatDate(day)
    if (day === today) return `${t('today')} · ${date}`
    return today && day === addDays(today, 1) ? `${t('tomorrow')} · ${date}` : date
  }
}

function useColumns(start: (action: DialogName, id: string) => void): Column<DeadlineEntry>[] {
  const t = useText('user/order/deadlines')
  return [
    {
      key: 'deadline',
      header: t('deadline'),
      width: '38%',
      cell: ({ deadline, order_type }) => (
        <DeadlineCell deadline={deadline} type={order_type} then={t(`effects.${deadline.kind}`)} />
      ),
    },
    {
      key: 'order',
      header: t('order'),
      card: 'title',
      cell: ({ booking_id, order_type_text }) => (
        <>
          <OrderLink id={booking_id} />
          <SecondLine>{order_type_text}</SecondLine>
        </>
      ),
    },
    {
      key: 'booked',
      header: t('booked'),
      width: '28%',
      cell: ({ title, guests_text, allocation, tags, waits, attention, saving }) => (
        <>
          <Thing
            title={title}
            subtitle={[guests_text, allocation.own_reference].filter(Boolean).join(' · ')}
          />
          <OrderTags tags={tags} />
          <NeedsBrief waits={waits} attention={attention} />
          <SavingBrief saving={saving} />
        </>
      ),
    },
    { key: 'operator', header: t('operator'), cell: ({ operator }) => operator.nickname },
    {
      key: 'price',
      header: t('price'),
      align: 'end',
      cell: ({ total_settlement_price }) => <NetMoney value={total_settlement_price} />,
    },
    {
      key: 'act',
      header: t('act'),
      cell: (entry) => {
        const steps = stepsOf(entry, entry.deadline.kind)
        return steps && <NextStep id={entry.booking_id} steps={steps} onStart={start} />
      },
    },
  ]
}
