import type { Schemas } from '@portal/api-client'
import { formatMoney, textOf } from '@portal/i18n'
import { Badge, IconBan, IconCircleCheck, IconCircleX, IconHourglass } from '@portal/ui'

/** A price or payment of the content section in words: points, or renminbi whatever the account is kept in. */
export const contentPrice = (amount: number, currency: Schemas['ContentCurrency']): string =>
  currency === 'integral'
    ? textOf('cms')('points', { count: amount })
    : formatMoney({ amount: amount.toFixed(2), currency: 'CNY' })

/** What was paid: points by points, everything else in renminbi. */
export const paidAmount = (amount: number, type: Schemas['ContentPayType']): string =>
  contentPrice(amount, type === 'score' ? 'integral' : 'RMB')

/** Never by colour alone: each state has its icon. */
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

/** State of an article or comment of one's own. */
export function ContentStatus({ status, label }: ContentStatusProps) {
  const [color, Icon] = looks[status]
  return (
    <Badge variant="light" color={color} leftSection={<Icon size={14} aria-hidden />} tt="none">
      {label}
    </Badge>
  )
}
