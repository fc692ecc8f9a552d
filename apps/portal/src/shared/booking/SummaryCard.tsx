import { type MoneyValue, useText } from '@portal/i18n'
import { Button, Money } from '@portal/ui'
import type { ReactNode } from 'react'
import { useNetPriceShown } from '../net-price.ts'
import styles from './SummaryCard.module.css'

interface SummaryCardProps {
  /** What is booked. */
  title: string
  /** Its name in the script of the place, if it has another one. */
  titleLocal?: string
  children: ReactNode
}

/** What is booked and what it costs, in view while the form is filled in. */
export function SummaryCard({ title, titleLocal = title, children }: SummaryCardProps) {
  const t = useText('booking')
  return (
    <aside className={styles.summary} aria-label={t('summary')}>
      <div>
        <h2 className={styles.hotel}>{title}</h2>
        {titleLocal !== title && <p className={styles.dim}>{titleLocal}</p>}
      </div>
      {children}
    </aside>
  )
}

interface SummaryFactsProps {
  head: ReactNode
  lines: readonly ReactNode[]
  /** The way to another choice. */
  change: string
  onChange: () => void
}

/** What was chosen, line by line, and the way to choose again. */
export function SummaryFacts({ head, lines, change, onChange }: SummaryFactsProps) {
  return (
    <div>
      {head}
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of a card never move
        <p key={index} className={styles.text}>
          {line}
        </p>
      ))}
      <Button variant="subtle" size="compact-sm" className={styles.change} onClick={onChange}>
        {change}
      </Button>
    </div>
  )
}

/** A part of the card under its own heading. */
export function SummaryPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  )
}

/** In words less loud than the rest. */
export const Dim = ({ children }: { children: ReactNode }) => <span className={styles.dim}>{children}</span>

interface Priced {
  total_price: MoneyValue
  total_settlement_price: MoneyValue | null
}

/** The total, and what the account pays unless net prices are hidden. */
export function Totals({ offer }: { offer: Priced }) {
  const t = useText('booking')
  const shown = useNetPriceShown()
  return (
    <dl className={styles.totals}>
      <dt>{t('total')}</dt>
      <dd className={styles.total}>
        <Money value={offer.total_price} strong />
      </dd>
      {shown && offer.total_settlement_price && (
        <>
          <dt>{t('toPay')}</dt>
          <dd>
            <Money value={offer.total_settlement_price} strong />
          </dd>
        </>
      )}
    </dl>
  )
}

interface BookingButtonProps {
  total: MoneyValue
  /** The supplier must be asked: then it is a request. */
  onRequest: boolean
  busy: boolean
  /** What is to be said about the form as a whole. */
  children?: ReactNode
}

/** The one primary button with the figure it stands for. */
export function BookingButton({ total, onRequest, busy, children }: BookingButtonProps) {
  const t = useText('booking')
  return (
    <div className={styles.submit}>
      <span className={styles.barTotal}>
        <small className={styles.dim}>{t('total')}</small> <Money value={total} strong />
      </span>
      <Button type="submit" loading={busy} className={styles.button}>
        {onRequest ? t('submitOnRequest') : t('submit')}
      </Button>
      <p className={styles.agree}>
        {t('agree')} {t('payLater')}
      </p>
      {children}
    </div>
  )
}
