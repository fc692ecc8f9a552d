import type { Schemas } from '@portal/api-client'
import { formatMoney, type MoneyValue, momentText, useText } from '@portal/i18n'
import {
  Alert,
  Columns,
  FactList,
  Flex,
  LinesSkeleton,
  Panel,
  SecondLine,
  SkeletonArea,
  Text,
  Title,
} from '@portal/ui'
import type { ReactNode } from 'react'
import { compareAmounts } from '../../shared/money/decimal.ts'
import { AccountFigure, VisibleMoney } from '../../trade/money/VisibleMoney.tsx'

interface CardProps {
  title: string
  /** Available for spending. */
  available: MoneyValue | null
  /** Not before an overdue bill is paid. */
  blocked?: boolean
  figures: readonly { name: string; money: MoneyValue | null; hint?: string | undefined; alarm?: boolean }[]
  warning?: string | null
  children?: ReactNode
}

/** One account: the available amount in large, and its components. */
export function AccountCard({ title, available, blocked = false, figures, warning, children }: CardProps) {
  const t = useText('wallet')
  return (
    <Panel component="section" gap="xs" p="md">
      <Title order={2} size="h3">
        {title}
      </Title>
      <Flex component="p" gap="4px var(--mantine-spacing-sm)" align="baseline" wrap="wrap">
        <Text span size="sm" c="dimmed">
          {t(blocked ? 'availableLater' : 'available')}
        </Text>
        <Text span inherit fz={blocked ? 'md' : '1.5rem'}>
          <VisibleMoney value={available} strong={!blocked} />
        </Text>
      </Flex>
      <FactList
        widths="repeat(auto-fill, minmax(130px, 1fr))"
        gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)"
      >
        {figures.map(({ name, money, hint, alarm = false }) => (
          <AccountFigure key={name} name={name} value={money} strong={alarm} alarm={alarm}>
            {hint && <SecondLine>{hint}</SecondLine>}
          </AccountFigure>
        ))}
      </FactList>
      {warning && <Alert color="orange">{warning}</Alert>}
      {children}
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
        <Text size="sm" c="dimmed">
          {t('noCredit')}
        </Text>
      </Panel>
    )
  }
  const { temp_limit } = credit
  return (
    <AccountCard
      title={t('credit')}
      available={credit.available}
      blocked={credit.overdue_block}
      figures={[
        { name: t('limit'), money: credit.limit },
        ...(temp_limit
          ? [
              {
                name: t('tempLimit'),
                money: temp_limit.money,
                hint: t('tempUntil', { time: momentText(temp_limit.until_time) }),
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

/** The accounts side by side if they fit. */
export const Cards = ({ children }: { children: ReactNode }) => (
  <Columns widths="repeat(auto-fit, minmax(min(100%, 320px), 1fr))" gap="md">
    {children}
  </Columns>
)

/** Two placeholder cards. */
export function WalletSkeleton() {
  return (
    <SkeletonArea>
      <Cards>
        {['one', 'other'].map((card) => (
          <Panel key={card} gap="xs" p="md">
            <LinesSkeleton lines={5} />
          </Panel>
        ))}
      </Cards>
    </SkeletonArea>
  )
}
