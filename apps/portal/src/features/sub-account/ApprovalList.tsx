import { approvalsOptions, type Schemas } from '@portal/api-client'
import { formatTime, type TextCatalogue, type Translate, useText } from '@portal/i18n'
import { Button, type Column, lateDialog, Money } from '@portal/ui'
import { useState } from 'react'
import { ListView } from '../../shared/list/ListView.tsx'
import { QuickFilters } from '../../shared/list/QuickFilters.tsx'
import { useList } from '../../shared/list/use-list.ts'
import { OrderLink } from '../../shared/order/OrderLink.tsx'
import { ApprovalState } from './ApprovalState.tsx'
import styles from './sub-account.module.css'
import { approvalStates, readSubAccountSearch } from './sub-account-search.ts'

const DecideDialog = lateDialog(() => import('./DecideDialog.tsx'))

type Row = Schemas['Approval']
type PageText = Translate<TextCatalogue['user/manage/subAccount']>
type Decide = (decision: Schemas['ApprovalDecision'], approval: Row) => void

/** Orders above somebody's limit: the waiting ones first, each to be agreed to or refused. */
export function ApprovalList() {
  const t = useText('user/manage/subAccount')
  const [asked, setAsked] = useState<{ decision: Schemas['ApprovalDecision']; approval: Row } | null>(null)
  const list = useList({
    page: '/user/manage/subAccount',
    read: readSubAccountSearch,
    query: ({ page = 1, status }) =>
      approvalsOptions({ page, limit: 20, ...(status && { status: [status] }) }),
    narrowing: ['status'],
    fixedLimit: true,
  })
  return (
    <ListView
      list={list}
      filters={
        <QuickFilters
          list={list}
          fields={[
            {
              kind: 'choice',
              name: 'status',
              label: t('columns.state'),
              choices: approvalStates.map((value) => ({ value, label: t(`approval.${value}`) })),
            },
          ]}
        />
      }
      label={t('approvals')}
      columns={columnsOf(t, (decision, approval) => setAsked({ decision, approval }))}
      rowKey={({ id }) => id}
      noMatch={{ title: t('noneOfStatus'), hint: t('noneOfStatusHint') }}
      none={{ title: t('noApproval'), hint: t('noApprovalHint') }}
    >
      {asked && <DecideDialog {...asked} onClose={() => setAsked(null)} />}
    </ListView>
  )
}

const columnsOf = (t: PageText, onDecide: Decide): Column<Row>[] => [
  {
    key: 'booking',
    header: t('columns.booking'),
    card: 'title',
    cell: ({ booking_id, order_title }) => (
      <>
        <OrderLink id={booking_id} />
        <span className={styles.sub}>{order_title}</span>
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
    cell: ({ requested_by, request_time, request_note }) => (
      <>
        {requested_by.nickname}
        <span className={`${styles.sub} ${styles.time}`}>{formatTime(request_time, 'yyyy-mm-dd hh:MM')}</span>
        {request_note !== '' && <span className={styles.sub}>{request_note}</span>}
      </>
    ),
  },
  {
    key: 'until',
    header: t('columns.until'),
    cell: ({ pay_expire_time, status }) =>
      status === 'requested' && pay_expire_time !== null ? (
        <span className={styles.time}>{formatTime(pay_expire_time, 'yyyy-mm-dd hh:MM')}</span>
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
          <span className={`${styles.sub} ${styles.time}`}>
            {formatTime(decide_time, 'yyyy-mm-dd hh:MM')}
          </span>
          {decide_note !== '' && <span className={styles.sub}>{decide_note}</span>}
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
  {
    key: 'actions',
    header: t('columns.actions'),
    cell: (row) =>
      row.status === 'requested' ? (
        <div className={styles.actions}>
          {(['approve', 'refuse'] as const).map((decision) => (
            <Button
              key={decision}
              size="compact-sm"
              variant="subtle"
              {...(decision === 'refuse' && { color: 'red' })}
              aria-label={`${t(decision)}: ${row.booking_id}`}
              onClick={() => onDecide(decision, row)}
            >
              {t(decision)}
            </Button>
          ))}
        </div>
      ) : null,
  },
]
