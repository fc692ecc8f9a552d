import { type MoneyValue, useText } from '@portal/i18n'
import { IconAlertTriangle, Money, Text } from '@portal/ui'
import type { ReactNode } from 'react'

interface SeenMoneyProps {
  /** Null if the server hides the amount from this member. */
  value: MoneyValue | null
  strong?: boolean
  sign?: 'always'
}

/** An amount, or a note that it is hidden. */
export function VisibleMoney({ value, ...look }: SeenMoneyProps) {
  const t = useText('common')
  return value ? <Money value={value} {...look} /> : <span>{t('hidden')}</span>
}

interface AccountFigureProps {
  name: string
  value: MoneyValue | null
  strong?: boolean
  /** Overdue. */
  alarm?: boolean
  children?: ReactNode
}

/** A named amount of an account, in a fact list. */
export function AccountFigure({ name, value, strong = false, alarm = false, children }: AccountFigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <Text component="dd" inherit c={alarm ? 'var(--mantine-color-red-light-color)' : 'inherit'}>
        {alarm && (
          <IconAlertTriangle size={16} aria-hidden style={{ marginInlineEnd: 4, verticalAlign: -2 }} />
        )}
        <VisibleMoney value={value} strong={strong} />
        {children}
      </Text>
    </div>
  )
}
