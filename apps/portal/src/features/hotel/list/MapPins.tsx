import type { Schemas } from '@portal/api-client'
import { formatAmount, formatMoney, useText } from '@portal/i18n'
import { UnstyledButton } from '@portal/ui'
import type { KeyboardEvent } from 'react'
import { type MapFrame, pinPlaces, placeIn } from './hotel-positions.ts'
import styles from './MapPins.module.css'

type Offer = Schemas['HotelOffer']

interface MapPinsProps {
  hotels: readonly Offer[]
  frame: MapFrame
  /** The highlighted hotel, here or in the list. */
  active: string | null
  onActive: (id: string) => void
  /** A hotel was chosen; `byKey` means by keyboard. */
  onPick: (id: string, byKey: boolean) => void
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Rounded up to fit a pin; its name and the list show the price to the cent. */
const roundedUp = ({ amount, currency }: Schemas['Money']) =>
  formatAmount({ amount: String(Math.ceil(Number(amount))), currency }).replace(/\.0+$/, '')

/** Width of a price in pixels, with padding. */
const widthOf = (text: string) => [...text].length * 8 + 20

/** Prices at their positions. One tab stop; arrow keys move through the hotels in list order. */
export function MapPins({ hotels, frame, active, onActive, onPick }: MapPinsProps) {
  const t = useText('hotel/list')
  const hotel = useText('hotel')
  const texts = hotels.map(({ from }) => (from ? roundedUp(from.price_per_night) : hotel('soldOut')))
  const pins = hotels.map((each, index) => ({
    ...placeIn(frame, each),
    width: widthOf(texts[index] ?? ''),
  }))
  const places = pinPlaces(pins)
  const entry = hotels.some(({ id }) => id === active) ? active : hotels[0]?.id
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const all = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[]
    all.at((all.indexOf(event.currentTarget) + step) % all.length)?.focus()
  }
  return (
    <div role="group" aria-label={t('view.pins')} className={styles.pins}>
      {hotels.map(({ id, name, from }, index) => {
        const { x = 0, y = 0 } = pins[index] ?? {}
        const price = from && `${formatMoney(from.price_per_night)} ${hotel('perNight')}`
        return (
          <UnstyledButton
            key={id}
            className={styles.pin}
            style={{ left: `${(x / frame.width) * 100}%`, top: `${(y / frame.height) * 100}%` }}
            tabIndex={id === entry ? 0 : -1}
            aria-label={`${name}: ${price ?? hotel('soldOut')}`}
            aria-current={id === active || undefined}
            data-place={places[index]}
            data-sold-out={!from || undefined}
            onPointerEnter={() => onActive(id)}
            onFocus={() => onActive(id)}
            onKeyDown={walk}
            onClick={({ detail }) => onPick(id, detail === 0)}
          >
            <span className={styles.price}>{texts[index]}</span>
          </UnstyledButton>
        )
      })}
    </div>
  )
}
