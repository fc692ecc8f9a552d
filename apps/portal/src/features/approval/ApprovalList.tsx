import {
  getListApprovalsQueryOptions,
  isSupported,
  type Schemas,
  useRemindApprover,
} from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import {
  formatRemaining,
  formatTime,
  momentText,
  type TextCatalogue,
  type Translate,
  useText,
} from '@portal/i18n'
import {
  type Column,
  IconBan,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  lazyDialog,
  Money,
  notify,
  PageTitle,
  SecondLine,
  SegmentedControl,
  StatusLabel,
  type StatusLook,
  useNow,
} from '@portal/ui'
import { useState } from 'react'
import { ListView } from '../../shared/list/ListView.tsx'
import cells from '../../shared/list/list.module.css'
import { QuickFilters } from '../../shared/list/QuickFilters.tsx'
import { RowButton, RowButtons } from '../../shared/list/RowButtons.tsx'
import { useList } from '../../shared/list/use-list.ts'
import { NoRight } from '../../trade/document/DocumentParts.tsx'
import { OrderLink } from '../../trade/order/OrderLink.tsx'
import { OrderTags } from '../../trade/order/OrderTags.tsx'
import { AskedPayments } from './AskedPayments.tsx'
import { type ApprovalSearch, approvalSides, approvalStates, readApprovalSearch } from './approval-search.ts'

/** Colour and icon of each state; the server supplies the words. */
const looks = {
  requested: { color: 'orange', icon: IconClock },
  approved: { color: 'green', icon: IconCircleCheck },
  refused: { color: 'red', icon: IconCircleX },
  closed: { color: 'gray', icon: IconBan },
} as const satisfies Record<Schemas['ApprovalState'], StatusLook>

function ApprovalState({ approval: { status, status_text } }: { approval: Schemas['Approval'] }) {
  return (
    <StatusLabel look={looks[status]} value={status}>
      {status_text}
    </StatusLabel>
  )
}

const DecideDialog = lazyDialog(() => import('./DecideDialog.tsx'))

type Row = Schemas['Approval']
type PageText = Translate<TextCatalogue['user/approval/list']>
type Decide = (decision: Schemas['ApprovalDecision'], approval: Row) => void

interface ApprovalListProps {
  /** Whether the member decides requests of others; otherwise it sees only its own. */
  decides: boolean
}

/** Orders above a limit. Those waiting for the member can be approved or refused. */
function ApprovalList({ decides }: ApprovalListProps) {
  const t = useText('user/approval/list')
  const [opened, setOpened] = useState<{ decision: Schemas['ApprovalDecision']; approval: Row } | null>(null)
  const sideOf = ({ side }: ApprovalSearch) => (decides ? (side ?? 'to_decide') : 'asked')
  const list = useList({
    page: '/user/approval/list',
    read: readApprovalSearch,
    query: (search) => {
      const { page = 1, status } = search
      const side = sideOf(search)
      return getListApprovalsQueryOptions({
        page,
        limit: 20,
        ...(side !== 'all' && { side }),
        ...(status && { status: [status] }),
      })
    },
    narrowing: ['status'],
    fixedLimit: true,
  })
  const side = sideOf(list.search)
  return (
    <ListView
      list={list}
      tabs={
        decides && (
          <SegmentedControl
            mb="md"
            aria-label={t('parts')}
            value={side}
            onChange={(value) => list.show({ side: approvalSides.find((one) => one === value) })}
            data={approvalSides.map((value) => ({ value, label: t(`sides.${value}`) }))}
          />
        )
      }
      filters={
        // Everything to be decided is pending, so there is no status filter.
        side !== 'to_decide' && (
          <QuickFilters
            list={list}
            fields={[
              {
                kind: 'choice',
                name: 'status',
                label: t('columns.state'),
                choices: approvalStates.map((value) => ({ value, label: t(`states.${value}`) })),
              },
            ]}
          />
        )
      }
      label={t('label')}
      columns={columnsOf(t, side, (decision, approval) => setOpened({ decision, approval }))}
      rowKey={({ id }) => id}
      noMatch={{ title: t('noneOfStatus'), hint: t('noneOfStatusHint') }}
      none={noneOf(side, t)}
    >
      {opened && <DecideDialog {...opened} onClose={() => setOpened(null)} />}
    </ListView>
  )
}

type Side = (typeof approvalSides)[number]

const noneOf = (side: Side, t: PageText) => {
  if (side === 'to_decide') return { title: t('nothingToDecide'), hint: t('nothingToDecideHint') }
  if (side === 'asked') return { title: t('nothingAsked'), hint: t('nothingAskedHint') }
  return { title: t('noApproval'), hint: t('noApprovalHint') }
}

const columnsOf = (t: PageText, side: Side, onDecide: Decide): Column<Row>[] => [
  {
    key: 'booking',
    header: t('columns.booking'),
    card: 'title',
    cell: ({ booking_id, order_title, order_tags }) => (
      <>
        <OrderLink id={booking_id} />
        <SecondLine>{order_title}</SecondLine>
        <OrderTags tags={order_tags} />
      </>
    ),
  },
  {
    key: 'price',
    header: t('columns.price'),
    align: 'end',
    cell: ({ total_settlement_price: price }) => (price ? <Money value={price} /> : '–'),
  },
  {
    key: 'requested',
    header: t('columns.requested'),
    cell: ({ requested_by, request_time, request_note, status }) => (
      <>
        {requested_by.nickname}
        <SecondLine style={{ whiteSpace: 'nowrap' }}>
          {formatTime(request_time, 'yyyy-mm-dd hh:MM')}
        </SecondLine>
        {status === 'requested' && <Age since={request_time} />}
        {request_note !== '' && <SecondLine>{request_note}</SecondLine>}
      </>
    ),
  },
  {
    key: 'until',
    header: t('columns.until'),
    cell: ({ pay_expire_time, status }) =>
      status === 'requested' && pay_expire_time !== null ? (
        <span className={cells.time}>{momentText(pay_expire_time)}</span>
      ) : (
        '–'
      ),
  },
  {
    key: 'decided',
    header: t('columns.decided'),
    cell: ({ decided_by, decide_time, decide_note }) =>
      decided_by && decide_time !== null ? (
        <>
          {decided_by.nickname}
          <SecondLine style={{ whiteSpace: 'nowrap' }}>
            {formatTime(decide_time, 'yyyy-mm-dd hh:MM')}
          </SecondLine>
          {decide_note !== '' && <SecondLine>{decide_note}</SecondLine>}
        </>
      ) : (
        '–'
      ),
  },
  {
    key: 'state',
    header: t('columns.state'),
    card: 'corner',
    cell: (row) => <ApprovalState approval={row} />,
  },
  // Only pending requests can be decided, by others than those who may ask again.
  ...(side === 'to_decide' ? [decisionColumn(t, onDecide)] : []),
  ...(side === 'asked' && isSupported('remindApprover')
    ? [{ key: 'remind', header: t('columns.actions'), cell: (row: Row) => <RemindButton approval={row} /> }]
    : []),
]

/** How long a request waits. */
function Age({ since }: { since: number }) {
  const t = useText('user/approval/list')
  const now = useNow()
  return <SecondLine>{t('waiting', { age: formatRemaining(Math.max(1000, now - since * 1000)) })}</SecondLine>
}

/** Asks the approvers of one's own request again. */
function RemindButton({ approval: { id, booking_id, remind_from } }: { approval: Row }) {
  const t = useText('user/approval/list')
  const { mutate, isPending } = useRemindApprover()
  const now = useNow()
  if (remind_from === null) return null
  if (now < remind_from * 1000)
    return <SecondLine>{t('remindFrom', { time: formatTime(remind_from, 'hh:MM') })}</SecondLine>
  return (
    <RowButtons>
      <RowButton
        label={`${t('remind')}: ${booking_id}`}
        loading={isPending}
        onClick={() => mutate({ data: { id } }, { onSuccess: () => notify.success(t('reminded')) })}
      >
        {t('remind')}
      </RowButton>
    </RowButtons>
  )
}

const decisionColumn = (t: PageText, onDecide: Decide): Column<Row> => ({
  key: 'actions',
  header: t('columns.actions'),
  cell: (row) => (
    <RowButtons>
      {(['approve', 'refuse'] as const).map((decision) => (
        <RowButton
          key={decision}
          danger={decision === 'refuse'}
          label={`${t(decision)}: ${row.booking_id}`}
          onClick={() => onDecide(decision, row)}
        >
          {t(decision)}
        </RowButton>
      ))}
    </RowButtons>
  ),
})

/** Approval requests: those waiting for the member and those it has made. */
export function ApprovalsPage() {
  const site = useText('site')
  const t = useText('user/approval/list')
  const decides = useHoldsNode('approval/decide')
  const books = useHoldsNode('order/book')
  const confirms = useHoldsNode('bill/confirmPayment')
  return (
    <>
      <PageTitle title={site('titles.approvals')} />
      {confirms && isSupported('decideBillPayment') && <AskedPayments />}
      {decides || books ? (
        <ApprovalList decides={decides} />
      ) : (
        !confirms && <NoRight title={t('forbidden')} />
      )}
    </>
  )
}
