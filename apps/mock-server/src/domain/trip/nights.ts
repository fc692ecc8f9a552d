import { sharesSpelling, spellingsOfAll } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import { addDays, nightDates, nightsBetween, staysOverlap } from '../time/dates.ts'
import { instantOf } from '../time/zones.ts'
import {
  isRideLeg,
  isRideOf,
  isStayLeg,
  type Leg,
  nightDayOf,
  type Party,
  partiesOf,
  type StayLeg,
} from './legs.ts'
import type { TripFinding } from './trip.ts'

/** Nights of a journey without a hotel, and nights for which a guest has two. */
export function nightChecks(legs: readonly Leg[]): TripFinding[] {
  const stays = legs.filter(isStayLeg)
  const parties = partiesOf(stays)
  return [
    ...parties.flatMap((party) => emptyNights(party, legs, parties.length === 1)),
    ...doubleNights(stays),
  ]
}

/** From the arrival to the departure of a party: the first and the last of its check-ins, check-outs and flights. */
function emptyNights(party: Party, legs: readonly Leg[], isEverybody: boolean): TripFinding[] {
  const { stays, guests } = party
  const rides = legs.filter(isRideLeg).filter((ride) => isRideOf(ride, party))
  const arrivals = rides.filter(({ kind }) => kind === 'pickup').map(nightDayOf)
  const departures = rides.filter(({ kind }) => kind === 'dropoff').map(nightDayOf)
  const first = [...stays.map(({ check_in }) => check_in), ...arrivals].toSorted()[0] ?? ''
  const last = [...stays.map(({ check_out }) => check_out), ...departures].toSorted().at(-1) ?? ''
  const slept = new Set(stays.flatMap(({ check_in, check_out }) => nightDates(check_in, check_out)))
  return runsOf(nightDates(first, last).filter((night) => !slept.has(night))).map(({ from, nights }) => {
    const until = addDays(from, nights)
    const before = stays.findLast(({ check_out }) => check_out <= from)
    const after = stays.find(({ check_in }) => check_in >= until)
    const { tz } = before ?? after ?? stays[0]
    return {
      kind: 'night_without_hotel',
      level: 'problem',
      text: nightsText(from, until, nights),
      orders: [before, after].flatMap((stay) => stay?.id ?? []),
      guests: isEverybody ? [] : guests,
      at: { instant: instantOf(addDays(from, 1), '00:00', tz), tz },
      part: before ? { part: 'next_hotel', order_id: before.id } : null,
    }
  })
}

const nightsText = (from: string, until: string, nights: number): LocalText =>
  nights === 1
    ? { en: `No hotel for the night of ${from}.`, 'zh-cn': `${from} 当晚没有酒店。` }
    : {
        en: `No hotel for ${nights} nights, ${from} to ${until}.`,
        'zh-cn': `${from} 至 ${until} 共 ${nights} 晚没有酒店。`,
      }

/** Days in a row, as the first of them and their number. */
function runsOf(days: readonly string[]): { from: string; nights: number }[] {
  const runs: { from: string; nights: number }[] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && addDays(run.from, run.nights) === day) run.nights += 1
    else runs.push({ from: day, nights: 1 })
  }
  return runs
}

function doubleNights(stays: readonly StayLeg[]): TripFinding[] {
  return stays.flatMap((one, at) =>
    stays.slice(at + 1).flatMap((other): TripFinding[] => {
      if (!staysOverlap(datesOf(one), datesOf(other))) return []
      const known = spellingsOfAll(one.guests)
      const guests = other.guests.filter((name) => sharesSpelling(known, name))
      if (guests.length === 0) return []
      const [from = ''] = [one.check_in, other.check_in].toSorted().slice(-1)
      const [until = ''] = [one.check_out, other.check_out].toSorted()
      const when = doubleText(from, until)
      return [
        {
          kind: 'night_with_two_hotels',
          level: 'problem',
          text: {
            en: `${guests.join(', ')}: booked in ${one.title.en} and in ${other.title.en} ${when.en}.`,
            'zh-cn': `${guests.join('、')}：${when['zh-cn']}同时订了 ${one.title['zh-cn']} 和 ${other.title['zh-cn']}。`,
          },
          orders: [one.id, other.id],
          guests,
          at: { instant: instantOf(addDays(from, 1), '00:00', other.tz), tz: other.tz },
          part: null,
        },
      ]
    }),
  )
}

function doubleText(from: string, until: string): LocalText {
  const nights = nightsBetween(from, until)
  return nights === 1
    ? { en: `for the night of ${from}`, 'zh-cn': `${from} 当晚` }
    : {
        en: `for ${nights} nights, ${from} to ${until}`,
        'zh-cn': `${from} 至 ${until} 共 ${nights} 晚`,
      }
}

const datesOf = ({ check_in, check_out }: StayLeg) => ({ check_in_date: check_in, check_out_date: check_out })
