import { isSupported, type Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { formatMoney, formatTime, momentText, useText } from '@portal/i18n'
import { type Column, DataTable, lazyDialog, Money, SecondLine } from '@portal/ui'
import { useState } from 'react'
import { RowButton } from '../../../shared/list/RowButtons.tsx'
import { DocumentPart } from '../../../trade/document/DocumentParts.tsx'

type Payment = Schemas['BillPayment']

const DecidePaymentDialog = lazyDialog(() => import('./DecidePaymentDialog.tsx'))
const WithdrawPaymentDialog = lazyDialog(() => import('./WithdrawPaymentDialog.tsx'))

/** Payments of a bill, and transfers that are reported but not found yet. Renders nothing without any. */
export function BillPayments({ bill }: { bill: Schemas['Bill'] }) {
  const t = useText('user/bill/details')
  const [withdrawing, setWithdrawing] = useState<Payment | null>(null)
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const columns = usePaymentColumns(setWithdrawing, setDeciding)
  if (bill.payments.length === 0) return null
  return (
    <DocumentPart title={t('payments')}>
      <DataTable label={t('payments')} columns={columns} rows={bill.payments} rowKey={({ id }) => id} />
      {deciding && <DecidePaymentDialog bill={bill} {...deciding} onClose={() => setDeciding(null)} />}
      {withdrawing && (
        <WithdrawPaymentDialog bill={bill} payment={withdrawing} onClose={() => setWithdrawing(null)} />
      )}
    </DocumentPart>
  )
}

interface Deciding {
  payment: Payment
  decision: Schemas['ApprovalDecision']
}

function usePaymentColumns(
  onWithdraw: (payment: Payment) => void,
  onDecide: (deciding: Deciding) => void,
): Column<Payment>[] {
  const t = useText('user/bill/details')
  const mayWithdraw = useHoldsNode('bill/pay') && isSupported('withdrawBillPayment')
  const labels = useText('document')
  return [
    {
      key: 'time',
      header: t('paidOn'),
      card: 'title',
      cell: ({ time }) => formatTime(time, 'yyyy-mm-dd hh:MM'),
    },
    { key: 'channel', header: t('channel'), cell: ({ channel_text }) => channel_text },
    {
      key: 'state',
      header: t('state'),
      cell: (payment) => (
        <>
          {payment.status_text} <SecondPerson payment={payment} />
          {payment.decidable &&
            isSupported('decideBillPayment') &&
            (['approve', 'refuse'] as const).map((decision) => (
              <RowButton
                key={decision}
                danger={decision === 'refuse'}
                label={`${t(`decide.press.${decision}`)}: ${formatMoney(payment.money)}`}
                onClick={() => onDecide({ payment, decision })}
              >
                {t(`decide.press.${decision}`)}
              </RowButton>
            ))}
          {mayWithdraw && (payment.status === 'submitted' || payment.status === 'asked') && (
            <RowButton
              label={`${t(`withdrawPayment.${payment.status}.submit`)}: ${formatMoney(payment.money)}`}
              onClick={() => onWithdraw(payment)}
            >
              {t(`withdrawPayment.${payment.status}.submit`)}
            </RowButton>
          )}
        </>
      ),
    },
    {
      key: 'money',
      header: labels('money'),
      align: 'end',
      card: 'corner',
      cell: ({ money }) => <Money value={money} />,
    },
  ]
}

/** Who asked and until when it waits, or who decided and what they said. */
function SecondPerson({
  payment: { status, paid_by, confirm_until, decided_by, decide_note },
}: {
  payment: Payment
}) {
  const t = useText('user/bill/details')
  if (status === 'asked' && confirm_until !== null)
    return (
      <SecondLine>
        {t('decide.waits', { name: paid_by.nickname, until: momentText(confirm_until) })}
      </SecondLine>
    )
  if (!decided_by) return null
  return (
    <>
      <SecondLine>{t('decide.decidedBy', { asked: paid_by.nickname, name: decided_by.nickname })}</SecondLine>
      {decide_note !== '' && <SecondLine>{decide_note}</SecondLine>}
    </>
  )
}
