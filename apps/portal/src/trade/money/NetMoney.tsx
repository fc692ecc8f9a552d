import type { Schemas } from '@portal/api-client'
import { type MoneyValue, useText } from '@portal/i18n'
import { Money, Text } from '@portal/ui'
import { useNetPriceShown } from './net-price.ts'
import { VisibleMoney } from './VisibleMoney.tsx'

interface NetMoneyProps {
  /** Null if net prices are hidden from this member. */
  value: MoneyValue | null
  strong?: boolean
}

/** A settlement price, or a note that it is hidden. */
export function NetMoney({ value, strong = false }: NetMoneyProps) {
  const t = useText('common')
  const shown = useNetPriceShown()
  if (value && !shown) return <span>{t('netHidden')}</span>
  return <VisibleMoney value={value} strong={strong} />
}

interface NetTotalProps {
  label: string
  value: Schemas['Money']
}

/** What an offer costs the company, on the same basis as the selling price above it. */
export const NetTotal = ({ label, value }: NetTotalProps) => (
  <Text span inherit fz="sm">
    {label} <Money value={value} strong />
  </Text>
)
