import { type Schemas, useBills } from '@portal/api-client'
import { useHoldsNode, useSession } from '@portal/auth'
import { formatDate, formatTime, useText } from '@portal/i18n'
import { Button, Money, useNow } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { nextBill } from './next-bill.ts'
import styles from './OverviewPage.module.css'

const unpaid: Schemas['BillStatus'][] = ['issued', 'confirmed', 'partially_paid', 'overdue']

/** The bill that is due first, with the way to pay it; nothing without one. */
export function NextBill() {
  const t = useText('user/account/overview')
  const mayPay = useHoldsNode('bill/pay')
  const tz = useSession(({ siteInfo }) => siteInfo?.tz)
  const today = formatTime(useNow(), 'yyyy-mm-dd', tz)
  const bill = nextBill(useBills({ status: unpaid, page: 1, limit: 100 }).data?.list ?? [])
  if (!bill?.due_date) return null
  const late = bill.due_date < today
  return (
    <div className={styles.nextBill}>
      <div>
        <p className={styles.kind}>{t('nextBill')}</p>
        <p className={late ? styles.alarm : styles.range}>
          {t(late ? 'billLate' : 'billDue', { id: bill.bill_no, date: formatDate(bill.due_date) })}
        </p>
      </div>
      <Money value={bill.outstanding} strong />
      <Button
        size="compact-md"
        variant={late ? 'filled' : 'default'}
        renderRoot={(props) => <Link to="/user/bill/details" search={{ bill: bill.bill_no }} {...props} />}
      >
        {t(mayPay && bill.status !== 'issued' ? 'payBill' : 'readBill')}
      </Button>
    </div>
  )
}
