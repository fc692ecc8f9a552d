import { labels } from '@portal/api-client/contract'
import { type Minor, type PriceLineRecord, percentOf } from '../money/money.ts'
import type { AirportOrderRecord } from '../order/order.ts'
import { rideLine } from '../ride/price.ts'
import { localClock } from '../time/zones.ts'

/** Percent of the fare that is charged on top from 22:00 to 06:00 by the clock of the place. */
const nightPercent = 30

export function isNight(pickUp: number, tz: string): boolean {
  const { time } = localClock(pickUp, tz)
  return time >= '22:00:00' || time < '06:00:00'
}

const nightFee = (fare: Minor): Minor => percentOf(fare, nightPercent, 'half-up')

const name = { en: labels.TransferExtraCode.en.night, 'zh-cn': labels.TransferExtraCode['zh-cn'].night }

export const nightLine = (fare: Minor, vehicles: number, net_percent: number): PriceLineRecord =>
  rideLine('night', name, vehicles, nightFee(fare), net_percent)

/** On top of a fare as it was sold; what the account pays follows from the fare's own net price. */
function markedUpNight(fare: PriceLineRecord, vehicles: number, net_percent: number): PriceLineRecord {
  const night = nightLine(Math.round(fare.money / vehicles), vehicles, net_percent)
  const usual = fare.money - percentOf(fare.money, net_percent, 'half-up')
  return fare.net === undefined || fare.net === usual ? night : { ...night, net: nightFee(fare.net) }
}

type Fares = Pick<AirportOrderRecord, 'price_breakdown' | 'vehicles' | 'net_percent' | 'tz'>

/** The lines of an order for another pick-up: by night with the surcharge, by day without. */
export function nightLines(order: Fares, pickUp: number): readonly PriceLineRecord[] {
  const { price_breakdown, vehicles, net_percent, tz } = order
  const charged = price_breakdown.some(({ code }) => code === 'night')
  if (charged === isNight(pickUp, tz)) return price_breakdown
  if (charged) return price_breakdown.filter(({ code }) => code !== 'night')
  return price_breakdown.flatMap((line) =>
    line.code === 'transfer' ? [line, markedUpNight(line, vehicles, net_percent)] : [line],
  )
}
