import { formatMoney, type MoneyValue, useText } from '@portal/i18n'
import { ActionIcon, Button, Columns, Flex, Group, IconTrash, Money, Text, TextInput } from '@portal/ui'
import { useState } from 'react'
import { raisedBy } from '../../shared/money/decimal.ts'
import { NetPriceSwitch } from '../money/NetPriceSwitch.tsx'
import { useNetPriceShown } from '../money/net-price.ts'
import styles from './QuoteFields.module.css'
import { lossOf, markupOf } from './quote-form.ts'

/** An option of a quote with its price. */
export interface PricedItem {
  key: string
  title: string
  subtitle: string
  stay: string
  /** Null while net prices are hidden. */
  net: MoneyValue | null
  /** The base of a mark-up if the net price is hidden. */
  base: MoneyValue
  /** As typed, without currency. */
  price: string
  /** A note about its price. */
  note?: string | undefined
}

interface QuotePricesProps {
  items: readonly PricedItem[]
  /** By index: `prices.0`. */
  errors: Readonly<Record<string, string>>
  onPrice: (prices: string[]) => void
  /** Absent if options cannot be removed. */
  onRemove?: (index: number) => void
}

/** The selling price of each option, or one mark-up on all net prices. */
export function QuotePrices({ items, errors, onPrice, onRemove }: QuotePricesProps) {
  const t = useText('quote')
  const hotel = useText('hotel')
  const shown = useNetPriceShown()
  const [percent, setPercent] = useState('')
  const [applied, setApplied] = useState(false)
  const seesNet = items.every(({ net }) => net !== null)
  const prices = items.map(({ price }) => price)
  const [refused, setRefused] = useState(false)
  const raised = items.flatMap(({ net, base }) => raisedBy(net ?? base, percent.trim()) ?? [])
  const apply = () => {
    setRefused(raised.length < items.length)
    setApplied(raised.length === items.length)
    if (raised.length === items.length) onPrice(raised.map(({ amount }) => amount))
  }
  // A mark-up that was applied is shown for as long as the prices are those of it.
  const isOther = applied && raised.some(({ amount }, index) => amount !== prices[index])
  return (
    <>
      <Group gap="xs" align="flex-end">
        <TextInput
          label={seesNet ? t('markup.onNet') : t('markup.onTotal')}
          description={seesNet ? t('markup.onNetHint') : t('markup.onTotalHint')}
          value={isOther ? '' : percent}
          inputMode="decimal"
          maw={360}
          error={refused && t('markup.range')}
          onChange={(event) => {
            setPercent(event.currentTarget.value)
            setRefused(false)
            setApplied(false)
          }}
        />
        <Button variant="default" onClick={apply}>
          {t('markup.apply')}
        </Button>
        {seesNet && <NetPriceSwitch withKey={false} />}
      </Group>
      <Flex component="ul" direction="column" gap="xs" aria-label={t('options')}>
        {items.map((item, index) => (
          <Columns
            key={item.key}
            component="li"
            widths="minmax(0, 1fr) 9.375rem 9.375rem auto"
            from="sm"
            narrow="minmax(0, 1fr) minmax(0, 1fr)"
            gap="sm"
            align="start"
            pt="xs"
            style={{ borderTop: '1px solid var(--ui-hairline)' }}
          >
            <span className={styles.words}>
              <strong>{item.title}</strong>
              <span>{item.subtitle}</span>
              <Text span inherit fz="xs" c="dimmed">
                {item.stay}
              </Text>
              {item.note && (
                <Text span inherit fz="xs" c="var(--mantine-color-orange-light-color)">
                  {item.note}
                </Text>
              )}
            </span>
            <span className={styles.words}>
              {shown && item.net && (
                <>
                  <Text span inherit fz="xs" c="dimmed">
                    {hotel('netPrice')}
                  </Text>
                  <Money value={item.net} />
                </>
              )}
            </span>
            <PriceField
              item={item}
              error={errors[`prices.${index}`]}
              onPrice={(next) => onPrice(prices.map((known, place) => (place === index ? next : known)))}
            />
            {onRemove && items.length > 1 && (
              <ActionIcon
                variant="subtle"
                color="gray"
                mt={26}
                aria-label={t('removeOption', { title: item.title })}
                onClick={() => onRemove(index)}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            )}
          </Columns>
        ))}
      </Flex>
    </>
  )
}

interface PriceFieldProps {
  item: PricedItem
  error: string | undefined
  onPrice: (price: string) => void
}

/** Warns of a loss: selling below the net price is allowed, but should not be a typo. */
function PriceField({ item, error, onPrice }: PriceFieldProps) {
  const t = useText('quote')
  const { title, subtitle, net, base, price } = item
  const shown = useNetPriceShown()
  const loss = shown && net && lossOf(net, price)
  const markup = shown && net && markupOf(net, price)
  return (
    <TextInput
      label={t('sellPrice', { currency: base.currency })}
      aria-label={t('sellPriceOf', { title, subtitle, currency: base.currency })}
      inputMode="decimal"
      value={price}
      description={
        loss ? (
          <Text span inherit c="var(--mantine-color-orange-light-color)">
            {t('belowNet', { money: formatMoney(loss) })}
          </Text>
        ) : (
          markup && t('markup.of', { percent: markup })
        )
      }
      error={error}
      onChange={(event) => onPrice(event.currentTarget.value)}
    />
  )
}
