import { type Schemas, useListBills } from '@portal/api-client'
import { useHoldsNode, useSession } from '@portal/auth'
import { formatDate, formatTime, useText } from '@portal/i18n'
import { Group, Money, Text, useNow } from '@portal/ui'
import { ButtonLink } from '../../shared/ButtonLink.tsx'

type Bill = Pick<Schemas['BillSummary'], 'bill_no' | 'due_date' | 'outstanding' | 'status'>

/** The unpaid bill that is due first. */
export function nextBill<One extends Bill>(bills: readonly One[]): One | undefined {
  const dueOf = ({ due_date }: Bill) => due_date ?? '9999'
  return bills
    .filter(({ due_date, outstanding }) => due_date !== null && /[1-9]/.test(outstanding.amount))
    .toSorted((a, b) => (dueOf(a) === dueOf(b) ? 0 : dueOf(a) < dueOf(b) ? -1 : 1))[0]
}

const unpaid: Schemas['BillStatus'][] = ['issued', 'confirmed', 'partially_paid', 'overdue']

/** The bill that is due first, with a way to pay it; renders nothing without one. */
export function NextBill() {
  const t = useText('user/account/overview')
  const mayPay = useHoldsNode('bill/pay')
  const tz = useSession(({ siteInfo }) => siteInfo?.tz)
  const today = formatTime(useNow(), 'yyyy-mm-dd', tz)
  const bill = nextBill(useListBills({ status: unpaid, page: 1, limit: 100 }).data?.list ?? [])
  if (!bill?.due_date) return null
  const late = bill.due_date < today
  return (
    <Group gap="4px var(--mantine-spacing-md)" justify="space-between">
      <div>
        <Text fw={600}>{t(late ? 'lateBill' : 'nextBill')}</Text>
        <Text {...(late ? { c: 'var(--mantine-color-red-light-color)' } : { size: 'sm', c: 'dimmed' })}>
          {t(late ? 'billLate' : 'billDue', { id: bill.bill_no, date: formatDate(bill.due_date) })}
        </Text>
      </div>
      <Money value={bill.outstanding} strong />
      <ButtonLink
        size="compact-md"
        variant={late ? 'filled' : 'default'}
        to="/user/bill/details"
        search={{ bill: bill.bill_no }}
      >
        {t(mayPay && bill.status !== 'issued' ? 'payBill' : 'readBill')}
      </ButtonLink>
    </Group>
  )
}
