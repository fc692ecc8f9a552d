import type { MoneyValue } from '@portal/i18n'
import { IconAlertTriangle, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { SeenMoney } from './SeenMoney.tsx'

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
        <SeenMoney value={value} strong={strong} />
        {children}
      </Text>
    </div>
  )
}
