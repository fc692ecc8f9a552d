import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Money } from '@portal/ui'
import { Charges, PriceLines } from '../../../shared/PriceLines.tsx'
import { NetMoney } from '../NetMoney.tsx'
import styles from './detail.module.css'
import { Fact, Facts, Section } from './Facts.tsx'

/** What the stay costs: totals as the server states them, the lines they are made of, and what is paid on the spot. */
export function PriceSection({ order }: { order: Schemas['HotelOrder'] }) {
  const t = useText('user/order/detail')
  return (
    <Section title={t('sections.price')}>
      <Facts>
        <Fact name={t('pricePerNight')} hint={t('perNightHint')}>
          <Money value={order.price_per_night} />
        </Fact>
        <Fact name={t('totalPrice')}>
          <Money value={order.total_price} strong />
        </Fact>
        <Fact name={t('settlementPrice')}>
          <NetMoney value={order.total_settlement_price} strong />
        </Fact>
        <Fact name={t('settlementMoney')} hint={t('settlementMoneyHint')}>
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
      <details className={styles.fold}>
        <summary>{t('nightly')}</summary>
        <PriceLines nightly={nightlyOf(order)} charges={[]} />
      </details>
      <div>
        <h3 className={styles.subTitle}>{t('onSite')}</h3>
        {order.pay_at_service.length > 0 ? (
          <Charges charges={order.pay_at_service} />
        ) : (
          <p className={styles.hint}>{t('noOnSite')}</p>
        )}
      </div>
      {order.fx && (
        <p className={styles.hint}>
          {t('fx', {
            base: order.fx.base,
            quote: order.fx.quote,
            rate: order.fx.rate,
            source: order.fx.source_text,
          })}
        </p>
      )}
    </Section>
  )
}

const nightlyOf = ({ rooms }: Schemas['HotelOrder']) =>
  rooms.flatMap(({ room_index, nightly }) =>
    nightly.map(({ date, price_per_night }) => ({ room_index, date, price: price_per_night })),
  )
