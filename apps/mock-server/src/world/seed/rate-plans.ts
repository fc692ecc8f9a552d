import type { CancellationPlan, PlanStep } from '../../domain/cancellation/policy.ts'
import type { HotelRecord, NationalityTerms, RatePlanRecord } from '../../domain/hotel/hotel.ts'
import type { LocalText } from '../../texts/language.ts'

import { type Draw, draw } from '../draw.ts'
import { carrierOf } from './carriers.ts'

const text = (en: string, zh: string): LocalText => ({ en, 'zh-cn': zh })

const fullStay = { penalty_type: 'full', value: '0' } as const
const nonRefundable: CancellationPlan = { non_refundable: true, steps: [], no_show: fullStay }

const plan = (...steps: PlanStep[]): CancellationPlan => ({
  non_refundable: false,
  steps,
  no_show: fullStay,
})

const step = (
  days_before: number,
  time: string,
  penalty_type: PlanStep['penalty_type'],
  value = '0',
): PlanStep => ({ days_before, time, penalty_type, value })

interface PlanRow {
  readonly id: string
  readonly name: LocalText
  readonly meal_type: RatePlanRecord['meal_type']
  readonly percent: number
  readonly cancellation: (draw: Draw) => CancellationPlan
  readonly on_request?: boolean
  readonly beds_promised?: boolean
  readonly residents?: boolean
  readonly promotions?: readonly LocalText[]
  readonly remarks?: readonly LocalText[]
  /** Sold by these hotels only. */
  readonly only?: (hotel: HotelRecord) => boolean
}

const flexible = (of: Draw) => plan(step(of.int(1, 3), '18:00', 'nights', '1'), step(0, '14:00', 'full'))

const moderate = (of: Draw) =>
  plan(
    step(of.int(5, 10), '12:00', 'percent', '30'),
    step(of.int(2, 3), '18:00', 'percent', '50'),
    step(0, '14:00', 'full'),
  )

const fixedFee = (of: Draw) => plan(step(of.int(3, 6), '18:00', 'fixed', '50'), step(1, '18:00', 'full'))

const rows: readonly PlanRow[] = [
  { id: 'flx', name: text('Flexible', '灵活取消'), meal_type: 'RO', percent: 100, cancellation: flexible },
  {
    id: 'flb',
    name: text('Flexible with breakfast', '灵活取消含早'),
    meal_type: 'BB',
    percent: 100,
    cancellation: flexible,
    beds_promised: true,
  },
  {
    id: 'nrf',
    name: text('Non-refundable', '不可退款特惠'),
    meal_type: 'RO',
    percent: 90,
    cancellation: () => nonRefundable,
  },
  {
    id: 'nrb',
    name: text('Non-refundable with breakfast', '不可退款含早'),
    meal_type: 'BB',
    percent: 90,
    cancellation: () => nonRefundable,
  },
  {
    id: 'mod',
    name: text('Advance booking', '提前预订'),
    meal_type: 'BB',
    percent: 96,
    cancellation: moderate,
  },
  {
    id: 'fix',
    name: text('Small fee', '低手续费取消'),
    meal_type: 'RO',
    percent: 97,
    cancellation: fixedFee,
  },
  {
    id: 'hbd',
    name: text('Half board', '两餐套餐'),
    meal_type: 'HB',
    percent: 99,
    cancellation: moderate,
    only: (hotel) => hotel.star >= 4,
  },
  {
    id: 'fbd',
    name: text('Full board', '三餐套餐'),
    meal_type: 'FB',
    percent: 98,
    cancellation: moderate,
    only: (hotel) => hotel.star >= 4,
  },
  {
    id: 'ail',
    name: text('All inclusive', '全包套餐'),
    meal_type: 'AI',
    percent: 100,
    cancellation: moderate,
    only: (hotel) => hotel.type === 'resort',
    remarks: [text('Imported drinks are not part of the package.', '进口酒水不包含在套餐内。')],
  },
  {
    id: 'req',
    name: text('Best offer, on request', '优惠价需确认'),
    meal_type: 'BB',
    percent: 93,
    cancellation: flexible,
    on_request: true,
  },
  {
    id: 'res',
    name: text('Residents', '本国居民价'),
    meal_type: 'BB',
    percent: 85,
    cancellation: flexible,
    residents: true,
    remarks: [text('Proof of nationality is asked for at check-in.', '入住时需出示国籍证明。')],
  },
  {
    id: 'pro',
    name: text('Early bird', '早订优惠'),
    meal_type: 'BB',
    percent: 86,
    cancellation: () => nonRefundable,
    promotions: [text('Early booking, 14 % off', '早订立减14%')],
  },
]

/** Sold everywhere, so that every room has at least three rates. */
const always = ['flx', 'flb', 'nrf']
const carried = ['flx', 'flb', 'nrf', 'mod']
const nonRefundableOnly = ['nrf', 'nrb', 'pro']
const mostPlans = 8
const meals = { RO: 0, BB: 1, HB: 2.6, FB: 4, AI: 6 } as const

/** The 3 to 8 ways in which a hotel sells its rooms. */
export function makeRatePlans(seed: number, hotel: HotelRecord, rooms: readonly string[]): RatePlanRecord[] {
  const carrier = carrierOf(hotel.id)
  const kept = (row: PlanRow): boolean => {
    if (carrier) return (carrier.only_non_refundable ? nonRefundableOnly : carried).includes(row.id)
    if (always.includes(row.id)) return true
    return (row.only?.(hotel) ?? true) && draw(seed, 'plan', hotel.id, row.id).bool(0.5)
  }
  const breakfast = draw(seed, 'plan', hotel.id, 'breakfast').int(35, 70)
  return rows
    .filter(kept)
    .slice(0, mostPlans)
    .map((row) => {
      const of = (field: string) => draw(seed, 'plan', `${hotel.id}-${row.id}`, field)
      return {
        id: row.id,
        name: row.name,
        meal_type: row.meal_type,
        meal_cny: Math.round(breakfast * meals[row.meal_type]),
        price_percent: row.percent,
        net_percent: of('net').int(8, 14),
        cancellation: row.cancellation(of('terms')),
        on_request: row.on_request ?? false,
        beds_promised: row.beds_promised ?? false,
        nationality: nationalityOf(row, hotel, carrier?.nationality_rule ?? false),
        promotions: row.promotions ?? [],
        remarks: row.remarks ?? [],
        rooms:
          always.includes(row.id) || carrier ? rooms : rooms.filter((room) => of(`room ${room}`).bool(0.7)),
      }
    })
}

function nationalityOf(row: PlanRow, hotel: HotelRecord, ruled: boolean): NationalityTerms | null {
  if (row.residents) return { allow: [hotel.country], deny: [], surcharge: null }
  if (!ruled) return null
  if (row.id === 'nrf') return { allow: [], deny: ['MM'], surcharge: null }
  return { allow: [], deny: [], surcharge: { nationalities: ['CN'], percent: 10 } }
}
