import { isSupported, type Schemas, useGetDashboard, useGetWallet } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { formatMoney, type MoneyValue, useText } from '@portal/i18n'
import { Alert, FactList } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import link from '../../shared/links.module.css'
import { compareAmounts } from '../../shared/money/decimal.ts'
import { AccountFigure } from '../../trade/money/VisibleMoney.tsx'
import { Card, figureColumns, figureGap } from './Card.tsx'
import { CreditGauge } from './CreditGauge.tsx'
import { NextBill } from './NextBill.tsx'

/** Balance and credit that can be spent, and what is already committed. */
export function MoneyCard() {
  const t = useText('user/account/overview')
  const query = useGetWallet()
  return (
    <Card
      title={t('money')}
      link={
        <Link to="/user/account/balance" className={link.link}>
          {t('toBalance')}
        </Link>
      }
      query={query}
    >
      {(summary) => <Figures summary={summary} />}
    </Card>
  )
}

function Figures({
  summary: { wallet, credit, threshold, pay_later: later },
}: {
  summary: Schemas['WalletSummary']
}) {
  const t = useText('wallet')
  const maySeeBills = useHoldsNode('order/viewNet')
  const low =
    threshold !== null &&
    wallet.available !== null &&
    compareAmounts(wallet.available.amount, threshold.amount) < 0
  return (
    <>
      <FactList widths={figureColumns} gap={figureGap} fz="lg">
        <Figure name={`${t('predeposit')} · ${t('available')}`} value={wallet.available} strong />
        <Figure name={`${t('predeposit')} · ${t('frozen')}`} value={wallet.frozen} />
        <Projected />
        {later && later.orders > 0 && (
          <>
            <Figure name={`${t('payLater')} · ${t('owed')}`} value={later.money} />
            <Figure name={t('afterOwed')} value={later.balance_after} />
          </>
        )}
        {credit && (
          <Figure
            name={`${t('credit')} · ${t(credit.overdue_block ? 'availableLater' : 'available')}`}
            value={credit.available}
            strong={!credit.overdue_block}
          />
        )}
        {credit && <Figure name={`${t('credit')} · ${t('used')}`} value={credit.used} />}
        {credit && <Figure name={`${t('credit')} · ${t('frozen')}`} value={credit.frozen} />}
        {credit && <Figure name={`${t('credit')} · ${t('overdue')}`} value={credit.overdue} alarm />}
      </FactList>
      {credit && <CreditGauge credit={credit} />}
      {credit && maySeeBills && <NextBill />}
      {low && <Alert color="orange">{t('low', { money: formatMoney(threshold) })}</Alert>}
      {credit?.overdue_block && <Alert color="orange">{t('overdueBlock')}</Alert>}
    </>
  )
}

/** The balance after everything due within a day has been paid; nothing if nothing is due. */
function Projected() {
  const t = useText('user/account/overview')
  const money = useGetDashboard({}, { query: { enabled: isSupported('getDashboard') } }).data?.money
  if (!money?.due_soon || compareAmounts(money.due_soon.amount, '0') <= 0) return null
  return <Figure name={t('projected')} value={money.projected} />
}

interface FigureProps {
  name: string
  value: MoneyValue | null
  strong?: boolean
  /** Any amount above zero is bad news. */
  alarm?: boolean
}

function Figure({ name, value, strong = false, alarm = false }: FigureProps) {
  const alarming = alarm && value !== null && compareAmounts(value.amount, '0') > 0
  return <AccountFigure name={name} value={value} strong={strong || alarming} alarm={alarming} />
}
