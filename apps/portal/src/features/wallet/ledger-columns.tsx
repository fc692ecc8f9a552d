import type { Schemas } from '@portal/api-client'
import { formatTime, type useText } from '@portal/i18n'
import { type Column, Money, SecondLine, Text } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import link from '../../shared/links.module.css'
import { OrderLink } from '../../trade/order/OrderLink.tsx'

type Entry = Schemas['LedgerEntry']
type PageText = ReturnType<typeof useText<'user/account/balance'>>

/** Signed, because colour alone must not distinguish incoming from outgoing. */
const signed = ({ direction, money }: Entry) =>
  direction === 'out' ? { ...money, amount: `-${money.amount}` } : money

/** The fixed reason of a movement type; null if it varies. */
const cause = {
  topup: null,
  charge: 'order',
  refund: 'order',
  refund_of_settled_credit: 'order',
  bill_payment: 'bill',
  content_payment: null,
  repay: 'bill',
  adjust: null,
  reversal: null,
} as const satisfies Record<Schemas['LedgerType'], 'order' | 'bill' | null>

/**
 * Hidden from a member who sees only own orders: a movement for a colleague's order or a common bill. Its figures
 * stay, so that the balances add up.
 */
const withheld = ({ type, booking_id, bill_id }: Entry): 'order' | 'bill' | null =>
  booking_id === null && bill_id === null ? cause[type] : null

/** The order or document of a movement. */
function Reference({ entry, t }: { entry: Entry; t: PageText }) {
  if (entry.booking_id) return <OrderLink id={entry.booking_id} />
  if (entry.bill_id) {
    return (
      <Link to="/user/bill/details" search={{ bill: entry.bill_id }} className={link.link}>
        {t('bill', { id: entry.bill_id })}
      </Link>
    )
  }
  if (entry.topup_id) return t('topup', { id: entry.topup_id })
  const kept = withheld(entry)
  return kept ? (
    <Text span inherit c="dimmed">
      {t(`withheld.${kept}`)}
    </Text>
  ) : (
    '–'
  )
}

function Operator({ entry, t }: { entry: Entry; t: PageText }) {
  if (entry.operator) return entry.operator.nickname
  return withheld(entry) ? (
    <Text span inherit c="dimmed">
      {t('withheld.operator')}
    </Text>
  ) : (
    t('system')
  )
}

/** Columns of the movements; the last is the balance, or for credit the amount in use. */
export const ledgerColumns = (t: PageText, account: Schemas['PayChannel']): Column<Entry>[] => [
  {
    key: 'type',
    header: t('type'),
    cell: ({ type_text, closed_month }) => (
      <>
        {type_text}
        {closed_month && <SecondLine>{t('afterClosing', { month: closed_month })}</SecondLine>}
      </>
    ),
    card: 'title',
  },
  { key: 'time', header: t('time'), cell: ({ time }) => formatTime(time) },
  { key: 'reference', header: t('reference'), cell: (entry) => <Reference entry={entry} t={t} /> },
  {
    key: 'movement',
    header: t('movement'),
    cell: (entry) => (
      <Text span inherit c={entry.direction === 'in' ? 'var(--mantine-color-success)' : 'inherit'}>
        <Money value={signed(entry)} sign="always" />
      </Text>
    ),
    align: 'end',
    card: 'corner',
  },
  {
    key: 'after',
    header: t(account === 'credit' ? 'afterCredit' : 'after'),
    cell: ({ balance_after }) => <Money value={balance_after} />,
    align: 'end',
  },
  { key: 'operator', header: t('operator'), cell: (entry) => <Operator entry={entry} t={t} /> },
  { key: 'remark', header: t('remark'), cell: ({ remark }) => remark || '–', card: 'none' },
]
