import type { Schemas } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Money, Text } from '@portal/ui'

/** Whether an option has another price than the customer saw; a quote may show none. */
const hasMoved = ({ sell_price }: Option, { sell_price: before }: Option): boolean =>
  sell_price !== null &&
  before !== null &&
  (sell_price.amount !== before.amount || sell_price.currency !== before.currency)

/** Whether room, dates, terms or note are other than the customer saw. */
const hasOtherTerms = (now: Option, before: Option): boolean => termsOf(now) !== termsOf(before)

const termsOf = ({ title, subtitle, lines, policy, note }: Option) =>
  JSON.stringify([title, subtitle, lines, policy, note])

/** What is chosen of a quote as it stands: what is picked and can be had, and what has its order already. */
export const choiceOf = ({ options }: Pick<Schemas['PublicQuote'], 'options'>, picked: ReadonlySet<string>) =>
  options.filter(({ id, booked, last_outcome }) => booked || (picked.has(id) && last_outcome !== 'sold_out'))

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
