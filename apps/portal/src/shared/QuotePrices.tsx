import { type MoneyValue, useText } from '@portal/i18n'
import { ActionIcon, Button, IconTrash, Money, TextInput } from '@portal/ui'
import { useState } from 'react'
import { raisedBy } from './decimal.ts'
import { NetPriceSwitch } from './NetPriceSwitch.tsx'
import { useNetPriceShown } from './net-price.ts'
import styles from './QuoteFields.module.css'
import type { QuoteFault } from './quote-form.ts'

/** One option of a quote while its price is being set. */
export interface PricedItem {
  key: string
  title: string
  subtitle: string
  stay: string
  /** Null where net prices are hidden. */
  net: MoneyValue | null
  /** What a mark-up is counted on where there is no net price to see. */
  base: MoneyValue
  /** As typed, without currency. */
  price: string
}

interface QuotePricesProps {
  items: readonly PricedItem[]
  faults: Readonly<Record<string, QuoteFault>>
  onPrice: (prices: string[]) => void
  /** Absent where no option may be taken out. */
  onRemove?: (index: number) => void
}

/** The selling price of each option: typed one by one, or all by one mark-up on the net price. */
export function QuotePrices({ items, faults, onPrice, onRemove }: QuotePricesProps) {
  const t = useText('quote')
  const hotel = useText('hotel')
  const rules = useText('validation')
  const shown = useNetPriceShown()
  const [percent, setPercent] = useState('10')
  const seesNet = items.every(({ net }) => net !== null)
  const prices = items.map(({ price }) => price)
  const apply = () =>
    onPrice(items.map(({ net, base, price }) => raisedBy(net ?? base, percent.trim())?.amount ?? price))
  return (
    <>
      <div className={styles.markup}>
        <TextInput
          label={seesNet ? t('markup.onNet') : t('markup.onTotal')}
          value={percent}
          inputMode="decimal"
          w={220}
          onChange={(event) => setPercent(event.currentTarget.value)}
        />
        <Button variant="default" onClick={apply}>
          {t('markup.apply')}
        </Button>
        {seesNet && <NetPriceSwitch withKey={false} />}
      </div>
      <ul className={styles.items} aria-label={t('options')}>
        {items.map(({ key, title, subtitle, stay, net, base, price }, index) => (
          <li key={key} className={styles.item}>
            <span className={styles.words}>
              <strong>{title}</strong>
              <span>{subtitle}</span>
              <span className={styles.dim}>{stay}</span>
            </span>
            <span className={styles.words}>
              {shown && net && (
                <>
                  <span className={styles.dim}>{hotel('netPrice')}</span>
                  <Money value={net} />
                </>
              )}
            </span>
            <TextInput
              label={t('sellPrice', { currency: base.currency })}
              aria-label={t('sellPriceOf', { title, subtitle, currency: base.currency })}
              inputMode="decimal"
              value={price}
              error={faults[`prices.${index}`] && rules(faults[`prices.${index}`] as QuoteFault)}
              onChange={(event) =>
                onPrice(prices.map((known, place) => (place === index ? event.currentTarget.value : known)))
              }
            />
            {onRemove && items.length > 1 && (
              <ActionIcon
                variant="subtle"
                color="gray"
                mt={26}
                aria-label={t('removeOption', { title })}
                onClick={() => onRemove(index)}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
