import { type PriceLineRecord, percentOf } from '../money/money.ts'
import type { RideOrderRecord } from '../order/order.ts'
import { rideOf } from '../products.ts'
import { rideLine } from './price.ts'

const dayMs = 86_400_000

/** Epoch ms from which unanswered extras count as accepted: a day after the last report. */
export const extrasAcceptedAt = ({
  extras_reported_time = 0,
}: Pick<RideOrderRecord, 'extras_reported_time'>): number => extras_reported_time * 1000 + dayMs

/** What a driver reports at the end, per vehicle. */
interface ExtrasReport {
  readonly overtime_hours: number
  readonly zone_entries: number
}

/** The report as price lines at the agreed prices; entries count only when a zone was agreed. */
export function extraLines(order: RideOrderRecord, report: ExtrasReport): PriceLineRecord[] {
  const { vehicles, net_percent, overtime_unit_price } = order
  const { overtimeName, zoneOf } = rideOf(order)
  const hours = report.overtime_hours * vehicles
  const lines = hours > 0 ? [rideLine('overtime', overtimeName, hours, overtime_unit_price, net_percent)] : []
  const zone = zoneOf(order)
  const entries = zone ? report.zone_entries * vehicles : 0
  if (!zone || entries === 0) return lines
  const zoneName = { en: `${zone.name.en}, further entry`, 'zh-cn': `${zone.name['zh-cn']}，再次入园` }
  const further = rideLine('zone_extra', zoneName, entries, zone.unit_price, net_percent)
  // Charged at the net price of the booked entries, whatever they were sold at.
  const booked = order.price_breakdown.find(({ code }) => code === 'zone')
  const times = zone.times * vehicles
  const usual = zone.unit_price * times - percentOf(zone.unit_price * times, net_percent, 'half-up')
  const isUsual = booked?.net === undefined || booked.net === usual
  return [
    ...lines,
    isUsual ? further : { ...further, net: Math.round(((booked.net ?? 0) * entries) / times) },
  ]
}
