import type { Schemas } from '@portal/api-client'
import { formatMoney, formatTime, type MoneyValue, useText } from '@portal/i18n'
import {
  Alert,
  Columns,
  Flex,
  IconAlertTriangle,
  LinesSkeleton,
  Panel,
  SkeletonArea,
  Text,
  Title,
} from '@portal/ui'
import { compareAmounts } from '../../shared/money/decimal.ts'
import { SeenMoney } from '../../shared/money/SeenMoney.tsx'
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
    <Panel component="section" gap="xs" p="md">
      <Title order={2} size="h3">
        {title}
      </Title>
      <Flex component="p" gap="4px var(--mantine-spacing-sm)" align="baseline" wrap="wrap">
        <span className={styles.label}>{t('available')}</span>
        <span className={styles.amount}>
          <SeenMoney value={available} strong />
        </span>
      </Flex>
      <Columns
        className={styles.figures}
        component="dl"
        widths="repeat(auto-fill, minmax(130px, 1fr))"
        gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)"
      >
        {figures.map(({ name, money, hint, alarm = false }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={alarm ? styles.alarm : undefined}>
              {alarm && <IconAlertTriangle size={16} aria-hidden />}
              <SeenMoney value={money} strong={alarm} />
              {hint && (
                <Text span inherit fz="xs" display="block" c="dimmed">
                  {hint}
                </Text>
              )}
            </dd>
          </div>
        ))}
      </Columns>
      {warning && <Alert color="orange">{warning}</Alert>}
    </Panel>
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
      <Panel component="section" gap="xs" p="md">
        <Title order={2} size="h3">
          {t('credit')}
        </Title>
        <p className={styles.label}>{t('noCredit')}</p>
      </Panel>
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
          <Panel key={card} gap="xs" p="md">
            <LinesSkeleton lines={5} />
          </Panel>
        ))}
      </div>
    </SkeletonArea>
  )
}
