import type { Schemas } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Progress, Text } from '@portal/ui'
import { sumOf } from '../../shared/money/decimal.ts'
import { shareOf } from './spending.ts'

/** The gauge warns above this percentage of the limit. */
const tight = 80

/** How much of the credit line is used and held. */
export function CreditGauge({ credit }: { credit: Schemas['CreditLine'] }) {
  const t = useText('user/account/overview')
  const { used, frozen, limit, temp_limit } = credit
  if (used === null || frozen === null) return null
  const inUse = sumOf([used, frozen]) ?? used
  const whole = sumOf([limit, ...(temp_limit ? [temp_limit.money] : [])]) ?? limit
  const share = shareOf(inUse, whole)
  if (share === null) return null
  const text = t('creditUse', { share, money: formatMoney(whole) })
  return (
    <div>
      <Progress
        value={Math.min(share, 100)}
        color={share > tight ? 'orange' : 'teal'}
        aria-label={text}
        size="md"
      />
      <Text size="sm" c="dimmed">
        {text}
      </Text>
    </div>
  )
}
