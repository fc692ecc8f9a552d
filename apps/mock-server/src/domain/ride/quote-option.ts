import { labels, type Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import { transferTitle } from '../airport/airport.ts'
import type { PricedTransfer } from '../airport/offer.ts'
import { describePolicy } from '../cancellation/describe.ts'
import type { FrozenPolicy } from '../cancellation/frozen-policy.ts'
import type { PricedRental } from '../car/quote.ts'
import type { Minor } from '../money/money.ts'
import type { OptionPolicy, QuoteOptionRecord } from '../quote/quote.ts'
import { partyText } from '../search/text.ts'
import { clockText } from '../time/zones.ts'
import { freezeRidePolicy } from './policy.ts'
import { extraTexts } from './price.ts'
import type { PassengersRecord } from './ride.ts'

type OptionTexts = Pick<QuoteOptionRecord, 'title' | 'subtitle' | 'lines'>

const both = (make: (language: 'en' | 'zh-cn') => string): LocalText => ({
  en: make('en'),
  'zh-cn': make('zh-cn'),
})

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`

const people = ({ adults, child_ages }: PassengersRecord): LocalText => partyText(adults, child_ages)

const driver = (language: keyof typeof labels.DriverLanguage.en): LocalText => ({
  en: `${labels.DriverLanguage.en[language]}-speaking driver`,
  'zh-cn': `${labels.DriverLanguage['zh-cn'][language]}司机`,
})

const road = (from: LocalText, to: LocalText): LocalText =>
  both((language) => `${from[language]} – ${to[language]}`)

/** A place by its names on the map; the past of a world knows only what was typed. */
type PlaceNames = (place: Schemas['RidePlace']) => LocalText

const asTyped: PlaceNames = ({ name }) => ({ en: name, 'zh-cn': name })

/** A rental as the customer reads it: the car, how long, from where, into which zone. */
export function rentalTexts(
  { vehicle, request, zone, service_start, service_end, lines }: PricedRental,
  named: PlaceNames = asTyped,
): OptionTexts {
  const { tz } = vehicle
  const [from, until] = [clockText(service_start, tz).slice(0, 16), clockText(service_end, tz)]
  const type = (language: 'en' | 'zh-cn') => labels.RentalType[language][request.rental_type]
  const entries = zone && {
    en: `${zone.name.en}, ${zone.times === 1 ? '1 entry' : `${zone.times} entries`}`,
    'zh-cn': `${zone.name['zh-cn']}，入园${zone.times}次`,
  }
  return {
    title: vehicle.name,
    subtitle: {
      en: `${type('en')} × ${request.quantity}, ${count(request.vehicles, 'vehicle')}`,
      'zh-cn': `${type('zh-cn')} × ${request.quantity}，${request.vehicles}辆`,
    },
    lines: [
      { en: `${from} to ${until}`, 'zh-cn': `${from} 至 ${until}` },
      road(named(request.pick_up), named(request.drop_off)),
      people(request.passengers),
      driver(request.driver_language),
      ...(entries ? [entries] : []),
      ...extraTexts(lines.filter(({ code }) => code !== 'zone')),
    ],
  }
}

/** A transfer as the customer reads it: when, between which places, in which car, how long the driver waits. */
export function transferTexts(transfer: PricedTransfer, named: PlaceNames = asTyped): OptionTexts {
  const { request, choice, airport, vehicles, free_wait_minutes } = transfer
  const { transfer_type, flight_number } = request
  const ends = [airport.name, named(request.place)] as const
  const at = clockText(transfer.service_start, airport.tz)
  return {
    title: transferTitle(transfer_type, airport),
    subtitle: {
      en: `${labels.VehicleClass.en[choice.vehicle_class]}, ${count(vehicles, 'vehicle')}`,
      'zh-cn': `${labels.VehicleClass['zh-cn'][choice.vehicle_class]}，${vehicles}辆`,
    },
    lines: [
      both(() => (flight_number ? `${at}, ${flight_number}` : at)),
      transfer_type === 'pickup' ? road(ends[0], ends[1]) : road(ends[1], ends[0]),
      people(request.passengers),
      driver(choice.driver_language),
      { en: `${free_wait_minutes} minutes of waiting included`, 'zh-cn': `含等候${free_wait_minutes}分钟` },
      ...extraTexts(transfer.lines),
    ],
  }
}

type Terms = Pick<PricedRental, 'plan' | 'service_start' | 'total_settlement_price'> & {
  readonly tz: string
  readonly currency: string
}

/** The terms with the amounts that this customer would pay; `now` in epoch ms. */
export function ridePolicyFor(terms: Terms, sell_price: Minor, now: number): OptionPolicy {
  const ride = { ...terms, total_price: sell_price, booking_time: Math.floor(now / 1000) }
  const frozen: FrozenPolicy = freezeRidePolicy(ride, 'selling')
  const { en, 'zh-cn': zh } = frozen.text
  return { policy: { en, 'zh-cn': zh }, policy_without_price: describePolicy(frozen, 'ride', false) }
}
