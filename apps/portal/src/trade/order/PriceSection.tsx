import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Money, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { NetMoney } from '../money/NetMoney.tsx'
import { Fact, Facts, Section } from './Facts.tsx'
import styles from './sections.module.css'

interface PriceSectionProps {
  order: Schemas['Order']
  /** The product's prices, before the totals. */
  facts: ReactNode
  /** Content below the lines. */
  children: ReactNode
}

/** The price: the server's totals and their lines. */
export function PriceSection({ order, facts, children }: PriceSectionProps) {
  const t = useText('user/order/detail')
  return (
    <Section title={t('sections.price')}>
      <Facts>
        {facts}
        <Fact name={t('totalPrice')}>
          <Money value={order.total_price} strong />
        </Fact>
        <Fact name={t('settlementPrice')} onScreen>
          <NetMoney value={order.total_settlement_price} strong />
        </Fact>
        <Fact name={t('settlementMoney')} onScreen>
          <NetMoney value={order.settlement_money} />
        </Fact>
      </Facts>
      <table className={styles.lines} aria-label={t('lines')}>
        <tbody>
          {order.price_breakdown.map(({ code, name, quantity, unit_price, money }) => (
            <tr key={`${code} ${name}`}>
              <th scope="row">{name}</th>
              <td>
                {quantity} × <Money value={unit_price} />
              </td>
              <td>
                <Money value={money} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
      {order.fx && (
        <Text size="sm" display="block" c="dimmed">
          {t('fx', {
            base: order.fx.base,
            quote: order.fx.quote,
            rate: order.fx.rate,
            source: order.fx.source_text,
          })}
        </Text>
      )}
    </Section>
  )
}
