import type { Schemas } from '@portal/api-client'
import { momentText, useText } from '@portal/i18n'
import { Text } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { useIsPageAvailable } from '../../shared/address/pages.ts'
import link from '../../shared/links.module.css'
import { compareAmounts } from '../../shared/money/decimal.ts'
import { AccountCard } from './AccountCards.tsx'

/** The right to book first and pay later: what is open, what is used, and the balance once all of it is paid. */
export function PayLaterCard({ payLater }: { payLater: Schemas['PayLater'] }) {
  const t = useText('user/account/balance')
  const wallet = useText('wallet')
  const isAvailable = useIsPageAvailable()
  const { allowed, orders, money, next_time, available, balance_after } = payLater
  return (
    <AccountCard
      title={wallet('payLater')}
      available={available}
      figures={[
        {
          name: wallet('owed'),
          money,
          hint:
            next_time === null
              ? undefined
              : t('payLater.next', { count: orders, time: momentText(next_time) }),
        },
        {
          name: wallet('afterOwed'),
          money: balance_after,
          alarm: balance_after !== null && compareAmounts(balance_after.amount, '0') < 0,
        },
      ]}
    >
      <Text size="sm" c="dimmed">
        {t(allowed ? 'payLater.right' : 'payLater.ended')}
      </Text>
      {orders > 0 && isAvailable('/user/order/deadlines') && (
        <Link to="/user/order/deadlines" search={{ kind: 'pay', within_hours: '168' }} className={link.link}>
          {t('payLater.orders')}
        </Link>
      )}
    </AccountCard>
  )
}
