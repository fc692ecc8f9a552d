import type { Schemas } from '@portal/api-client'
import { formatMoney, textOf } from '@portal/i18n'
import { Badge, IconBan, IconCircleCheck, IconCircleX, IconHourglass } from '@portal/ui'

/** A price in points, or in CNY whatever the account's currency. */
export const contentPrice = (amount: number, currency: Schemas['ContentCurrency']): string =>
  currency === 'integral'
    ? textOf('cms')('points', { count: amount })
    : formatMoney({ amount: amount.toFixed(2), currency: 'CNY' })

/** The paid amount in points or CNY. */
export const paidAmount = (amount: number, type: Schemas['ContentPayType']): string =>
  contentPrice(amount, type === 'score' ? 'integral' : 'RMB')

/** Each state has an icon, so colour is never the only sign. */
const looks = {
  normal: ['green', IconCircleCheck],
  unaudited: ['orange', IconHourglass],
  refused: ['red', IconCircleX],
  offline: ['gray', IconBan],
} as const satisfies Record<Schemas['ContributionStatus'], readonly [string, typeof IconBan]>

interface ContentStatusProps {
  status: Schemas['ContributionStatus']
  /** The state in words. */
  label: string
}

/** The state of the member's own article or comment. */
export function ContentStatus({ status, label }: ContentStatusProps) {
  const [color, Icon] = looks[status]
  return (
    <Badge variant="light" color={color} leftSection={<Icon size={14} aria-hidden />} tt="none">
      {label}
    </Badge>
  )
}
