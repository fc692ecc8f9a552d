import type { Schemas } from '@portal/api-client'
import { formatDate, formatTime, useText } from '@portal/i18n'
import { Money, SecondLine, StatusLabel, Text } from '@portal/ui'
import cells from '../../../shared/list/list.module.css'
import { DocumentFacts } from '../../../trade/document/DocumentParts.tsx'
import { StaffWait } from '../../../trade/document/StaffWait.tsx'
import { billLooks } from '../bill-status.ts'
import { Period } from '../list/bill-columns.tsx'

/** The head of a bill: status, its meaning, and the server's figures. */
export function BillFacts({ bill }: { bill: Schemas['Bill'] }) {
  const t = useText('user/bill/details')
  const time = (seconds: number | null) => seconds !== null && formatTime(seconds, 'yyyy-mm-dd hh:MM')
  return (
    <>
      <div>
        <StatusLabel look={billLooks[bill.status]} value={bill.status}>
          {bill.status_text}
        </StatusLabel>
        <Text size="sm" c="dimmed">
          {t(`outlook.${bill.status}`)}
        </Text>
        <StaffWait wait={bill.wait} />
      </div>
      <DocumentFacts
        facts={[
          { name: t('total'), value: <Money value={bill.total} /> },
          { name: t('paid'), value: <Money value={bill.paid} /> },
          { name: t('outstanding'), value: <Money value={bill.outstanding} strong /> },
          { name: t('due'), value: bill.due_date && <Due bill={bill} date={bill.due_date} /> },
          { name: t('period'), value: <Period from={bill.period_from} to={bill.period_to} /> },
          { name: t('source'), value: bill.source_text },
          { name: t('issued'), value: time(bill.issue_time) || null },
          { name: t('disputeUntil'), value: time(bill.dispute_until) || null },
          {
            name: t('confirmed'),
            value: bill.confirm_time && <Confirmed time={bill.confirm_time} alone={bill.auto_confirmed} />,
          },
          { name: t('paidOn'), value: time(bill.paid_time) || null },
          { name: t('remark'), value: bill.remark, wide: true },
        ]}
      />
    </>
  )
}

interface ConfirmedProps {
  time: number
  /** Nobody disputed it in time. */
  alone: boolean
}

function Confirmed({ time, alone }: ConfirmedProps) {
  const t = useText('user/bill/details')
  return (
    <>
      {formatTime(time, 'yyyy-mm-dd hh:MM')}
      {alone && <SecondLine>{t('autoConfirmed')}</SecondLine>}
    </>
  )
}

function Due({ bill, date }: { bill: Schemas['Bill']; date: string }) {
  return <span className={bill.status === 'overdue' ? cells.late : undefined}>{formatDate(date)}</span>
}
