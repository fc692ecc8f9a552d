import type { Schemas } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Money, Text } from '@portal/ui'
import { hasMoved, hasOtherTerms } from './moved-option.ts'

type Option = Schemas['PublicQuoteOption']

interface OfferedPriceProps {
  option: Option
  /** The same option as the customer saw it first; left out for one that is new. */
  before: Option | undefined
  large?: boolean
}

/** The price of an option, and beside it what the customer saw before where the agency has changed it. */
export function OfferedPrice({ option, before, large = false }: OfferedPriceProps) {
  const t = useText('quote')
  const { sell_price } = option
  const was = before?.sell_price
  return (
    <>
      {sell_price && (
        <Text span inherit {...(large && { fz: 'xl' })}>
          <Money value={sell_price} strong />
        </Text>
      )}
      {was && hasMoved(option, before) && (
        <Text span size="sm" fw={600} c="var(--mantine-color-orange-light-color)">
          {t('renewed.moved', { money: formatMoney(was) })}
        </Text>
      )}
      {before && hasOtherTerms(option, before) && (
        <Text span size="sm" fw={600} c="var(--mantine-color-orange-light-color)">
          {t('public.otherTerms')}
        </Text>
      )}
    </>
  )
}
