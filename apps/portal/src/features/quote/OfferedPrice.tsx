import type { Schemas } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Money, Text } from '@portal/ui'

/** Whether an option's price differs from the one the customer saw; a quote may show none. */
const hasMoved = ({ sell_price }: Option, { sell_price: before }: Option): boolean =>
  sell_price !== null &&
  before !== null &&
  (sell_price.amount !== before.amount || sell_price.currency !== before.currency)

/** Whether room, dates, terms or note differ from what the customer saw. */
const hasOtherTerms = (now: Option, before: Option): boolean => termsOf(now) !== termsOf(before)

const termsOf = ({ title, subtitle, lines, policy, note }: Option) =>
  JSON.stringify([title, subtitle, lines, policy, note])

/** The current choice of a quote: selected and available options, and those already booked. */
export const choiceOf = ({ options }: Pick<Schemas['PublicQuote'], 'options'>, picked: ReadonlySet<string>) =>
  options.filter(({ id, booked, last_outcome }) => booked || (picked.has(id) && last_outcome !== 'sold_out'))

type Option = Schemas['PublicQuoteOption']

interface OfferedPriceProps {
  option: Option
  /** The option as the customer first saw it; omitted for a new one. */
  before: Option | undefined
  large?: boolean
}

/** The price of an option, with the previous one if the agency has changed it. */
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
