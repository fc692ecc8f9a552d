import type { Schemas } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Progress, Text } from '@portal/ui'
import { sumOf } from '../../shared/money/decimal.ts'
import { shareOf } from './spending.ts'

/** Above this share of the limit the gauge warns. */
const tight = 80

/** How much of the credit line is taken, by what is used and what is held. */
export function CreditGauge({ credit }: { credit: Schemas['CreditLine'] }) {
  const t = useText('user/account/overview')
  const { used, frozen, limit, temp_limit } = credit
  if (used === null || frozen === null) return null
  const taken = sumOf([used, frozen]) ?? used
  const whole = sumOf([limit, ...(temp_limit ? [temp_limit.money] : [])]) ?? limit
  const share = shareOf(taken, whole)
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
