import { type Schemas, useApprovals } from '@portal/api-client'
import { formatTime, type TextCatalogue, type Translate, useText } from '@portal/i18n'
import { Button, type Column, DataTable, FilterBar, lateDialog, Money, NativeSelect } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { loadFaultText } from '../../shared/load-fault-text.ts'
import { OrderLink } from '../../shared/order/OrderLink.tsx'
import type { Turn } from '../../shared/search-params.ts'
import { ApprovalState } from './ApprovalState.tsx'
import styles from './sub-account.module.css'
import { approvalStates, type SubAccountSearch } from './sub-account-search.ts'

const DecideDialog = lateDialog(() => import('./DecideDialog.tsx'))

type Row = Schemas['Approval']
type PageText = Translate<TextCatalogue['user/manage/subAccount']>
type Decide = (decision: Schemas['ApprovalDecision'], approval: Row) => void

const limit = 20

interface ApprovalListProps {
  search: SubAccountSearch
  onSearch: (search: SubAccountSearch, turn?: Turn) => void
}

/** Orders above somebody's limit: the waiting ones first, each to be agreed to or refused. */
export function ApprovalList({ search: { page = 1, status }, onSearch }: ApprovalListProps) {
  const t = useText('user/manage/subAccount')
  const common = useText('common')
  const [asked, setAsked] = useState<{ decision: Schemas['ApprovalDecision']; approval: Row } | null>(null)
  const { data, error, isPlaceholderData, refetch } = useApprovals(
    { page, limit, ...(status ? { status: [status] } : {}) },
    { query: { placeholderData: keepPreviousData } },
  )
  const all: SubAccountSearch = { tab: 'approvals' }
  return (
    <>
      <FilterBar
        chips={
          status ? [{ key: 'status', label: t(`approval.${status}`), onRemove: () => onSearch(all) }] : []
        }
        onClear={() => onSearch(all)}
      >
        <NativeSelect
          label={t('columns.state')}
          value={status ?? ''}
          data={[
            { value: '', label: common('all') },
            ...approvalStates.map((value) => ({ value, label: t(`approval.${value}`) })),
          ]}
          onChange={(event) => {
            const wanted = approvalStates.find((known) => known === event.currentTarget.value)
            onSearch(wanted ? { ...all, status: wanted } : all)
          }}
        />
      </FilterBar>
      <DataTable
        main
        label={t('approvals')}
        columns={columnsOf(t, (decision, approval) => setAsked({ decision, approval }))}
        rows={data?.list}
        rowKey={({ id }) => id}
        refreshing={isPlaceholderData}
        error={error && { message: loadFaultText(error), onRetry: () => void refetch() }}
        empty={
          status
            ? { title: t('noneOfStatus'), hint: t('noneOfStatusHint') }
            : { title: t('noApproval'), hint: t('noApprovalHint') }
        }
        page={{
          page,
          limit,
          total: data?.total ?? 0,
          onPage: (next, turn) => onSearch({ ...all, ...(status ? { status } : {}), page: next }, turn),
        }}
      />
      {asked && <DecideDialog {...asked} onClose={() => setAsked(null)} />}
    </>
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
