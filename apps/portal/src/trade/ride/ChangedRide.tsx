import { lazySection } from '@portal/ui'
import { kindOfChange, type RideQuote } from './changed-price.ts'
import type { RidePrice } from './use-price-check.ts'

// Lazy, because most prices do not change.
const ChangedPriceDialog = lazySection(() => import('./ChangedPriceDialog.tsx'))

type MovedText =
  `moved.${'priceTitle' | 'priceText' | 'termsTitle' | 'termsText' | 'price' | 'net' | 'policy'}`

interface MovedRideProps {
  price: Pick<RidePrice<RideQuote>, 'moved' | 'accept'>
  /** Texts of the booking page. */
  t: (name: MovedText | 'toList') => string
  /** Text if the ride is now on request; without it, that is a change of terms. */
  nowAsked?: { title: string; text: string }
  /** Label of the link to other rides. */
  onOther: () => void
}

/** Asks for a decision if the price of a ride has changed. */
export function ChangedRide({ price: { moved, accept }, t, nowAsked, onOther }: MovedRideProps) {
  if (!moved) return null
  const kind = kindOfChange(moved)
  const change = kind === 'price' ? 'price' : 'terms'
  const ownText = kind === 'onRequest' && nowAsked
  return (
    <ChangedPriceDialog
      moved={moved}
      {...(ownText || { title: t(`moved.${change}Title`), text: t(`moved.${change}Text`) })}
      names={{ price: t('moved.price'), net: t('moved.net'), policy: t('moved.policy') }}
      onAccept={accept}
      other={t('toList')}
      onOther={onOther}
    />
  )
}
