import type { Schemas } from '@portal/api-client'
import { formatDate, useText } from '@portal/i18n'
import { Money } from '@portal/ui'
import styles from './PriceLines.module.css'
import { chargeGroups, type NightLine, roomLines } from './price-lines.ts'

interface PriceLinesProps {
  nightly: readonly Schemas['NightlyPrice'][]
  charges: readonly Schemas['Charge'][]
}

/** Nights by room, then charges as the rate states them. Nothing is computed here. */
export function PriceLines({ nightly, charges }: PriceLinesProps) {
  const t = useText('hotel')
  return (
    <div className={styles.lines}>
      {roomLines(nightly).map(({ room, rooms, lines }) => (
        <section key={room ?? 'each'}>
          <h4 className={styles.room}>
            {room === null ? t('price.eachRoom', { count: rooms }) : t('price.room', { number: room })}
          </h4>
          <ul className={styles.list}>
            {lines.map((line) => (
              <Nights key={line.from} line={line} />
            ))}
          </ul>
        </section>
      ))}
      <Charges charges={charges} />
    </div>
  )
}

function Nights({ line: { from, to, nights, price } }: { line: NightLine }) {
  const t = useText('hotel')
  return (
    <li className={styles.line}>
      <span>
        {nights === 1
          ? t('price.night', { date: formatDate(from, 'short') })
          : t('price.nights', {
              from: formatDate(from, 'short'),
              to: formatDate(to, 'short'),
              count: nights,
            })}
      </span>
      <span className={styles.money}>
        <Money value={price} /> {nights > 1 && <small className={styles.basis}>{t('price.each')}</small>}
      </span>
    </li>
  )
}

interface ChargesProps {
  charges: readonly Schemas['Charge'][]
  /** The level below the heading that stands above them. */
  heading?: 'h3' | 'h4'
}

/** Taxes and fees: in the total, with the order, or at the hotel. */
export function Charges({ charges, heading = 'h4' }: ChargesProps) {
  const t = useText('hotel')
  if (charges.length === 0) return <p className={styles.none}>{t('price.none')}</p>
  const groups = chargeGroups(charges)
  return (
    <>
      <ChargeGroup heading={heading} title={t('price.included')} charges={groups.included} />
      <ChargeGroup heading={heading} title={t('price.withOrder')} charges={groups.withOrder} />
      <ChargeGroup
        heading={heading}
        title={t('price.onSite')}
        hint={t('price.onSiteHint')}
        charges={groups.onSite}
      />
    </>
  )
}

interface ChargeGroupProps extends Required<ChargesProps> {
  title: string
  hint?: string
}

function ChargeGroup({ heading: Heading, title, hint, charges }: ChargeGroupProps) {
  const t = useText('hotel')
  if (charges.length === 0) return null
  return (
    <section>
      <Heading className={styles.room}>{title}</Heading>
      {hint && <p className={styles.none}>{hint}</p>}
      <ul className={styles.list}>
        {charges.map(({ code, name, money, basis }) => (
          <li key={code} className={styles.line}>
            <span>{name}</span>
            <span className={styles.money}>
              <Money value={money} /> <small className={styles.basis}>{t(`price.basis.${basis}`)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
