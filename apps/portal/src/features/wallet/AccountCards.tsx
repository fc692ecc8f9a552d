import type { Schemas } from '@portal/api-client'
import { formatMoney, formatTime, type MoneyValue, useText } from '@portal/i18n'
import { Alert, IconAlertTriangle, LinesSkeleton, SkeletonArea } from '@portal/ui'
import { compareAmounts } from '../../shared/decimal.ts'
import { SeenMoney } from '../../shared/SeenMoney.tsx'
import styles from './BalancePage.module.css'

interface CardProps {
  title: string
  /** What can be spent now. */
  available: MoneyValue | null
  figures: readonly { name: string; money: MoneyValue | null; hint?: string | undefined; alarm?: boolean }[]
  warning?: string | null
}

/** One account: what can be spent in large, and the figures it is made of. */
function AccountCard({ title, available, figures, warning }: CardProps) {
  const t = useText('wallet')
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{title}</h2>
      <p className={styles.available}>
        <span className={styles.label}>{t('available')}</span>
        <span className={styles.amount}>
          <SeenMoney value={available} strong />
        </span>
      </p>
      <dl className={styles.figures}>
        {figures.map(({ name, money, hint, alarm = false }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={alarm ? styles.alarm : undefined}>
              {alarm && <IconAlertTriangle size={16} aria-hidden />}
              <SeenMoney value={money} strong={alarm} />
              {hint && <span className={styles.hint}>{hint}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {warning && <Alert color="orange">{warning}</Alert>}
    </section>
  )
}

const isAbove = (money: MoneyValue | null): boolean => money !== null && compareAmounts(money.amount, '0') > 0

interface PredepositCardProps {
  wallet: Schemas['Wallet']
  threshold: MoneyValue | null
}

export function PredepositCard({ wallet, threshold }: PredepositCardProps) {
  const t = useText('wallet')
  const low =
    threshold !== null &&
    wallet.available !== null &&
    compareAmounts(wallet.available.amount, threshold.amount) < 0
  return (
    <AccountCard
      title={t('predeposit')}
      available={wallet.available}
      figures={[
        { name: t('balance'), money: wallet.balance },
        { name: t('frozen'), money: wallet.frozen },
      ]}
      warning={low ? t('low', { money: formatMoney(threshold) }) : null}
    />
  )
}

/** Null: the company has no credit line, and the page says so instead of showing zeros. */
export function CreditCard({ credit }: { credit: Schemas['CreditLine'] | null }) {
  const t = useText('wallet')
  if (!credit) {
    return (
      <section className={styles.card}>
        <h2 className={styles.cardTitle}>{t('credit')}</h2>
        <p className={styles.label}>{t('noCredit')}</p>
      </section>
    )
  }
  const { temp_limit } = credit
  return (
    <AccountCard
      title={t('credit')}
      available={credit.available}
      figures={[
        { name: t('limit'), money: credit.limit },
        ...(temp_limit
          ? [
              {
                name: t('tempLimit'),
                money: temp_limit.money,
                hint: t('tempUntil', { time: formatTime(temp_limit.until_time, 'yyyy-mm-dd hh:MM') }),
              },
            ]
          : []),
        { name: t('used'), money: credit.used },
        { name: t('frozen'), money: credit.frozen },
        { name: t('overdue'), money: credit.overdue, alarm: isAbove(credit.overdue) },
      ]}
      warning={credit.overdue_block ? t('overdueBlock') : null}
    />
  )
}

/** Two cards of the real shape while the figures are on their way. */
export function WalletSkeleton() {
  return (
    <SkeletonArea>
      <div className={styles.cards}>
        {['one', 'other'].map((card) => (
          <div key={card} className={styles.card}>
            <LinesSkeleton lines={5} />
          </div>
        ))}
      </div>
    </SkeletonArea>
  )
}
