import type { Carrier } from '../../domain/hotel/hotel.ts'
import type { RideCarrier } from '../../domain/transport/fleet.ts'
import type { Language } from '../../texts/language.ts'
import { carriers } from './carriers.ts'
import { carCarrier, specialTransfers, specialVehicles, transferCarrier } from './products/ride-carriers.ts'

type Both = Readonly<Record<Language, string>>

/** Inventory that behaves the same special way in every world. */
interface SpecialInventory {
  readonly kind: 'hotels' | 'vehicles' | 'transfers'
  /** Id of a hotel or vehicle; airport and class of a transfer. */
  readonly id: string
  readonly behaviour: readonly Both[]
}

const both = (en: string, zh: string): Both => ({ en, 'zh-cn': zh })

const rechecks: Readonly<Record<Carrier['recheck'], Both | null>> = {
  same: null,
  price_up: both('costs more at the price check', '价格核对时涨价'),
  sold_out: both('is sold out at the price check', '价格核对时售罄'),
  terms: both('has other terms at the price check', '价格核对时取消政策变更'),
}

const answers: Readonly<Record<Carrier['supplier']['answer'], Both | null>> = {
  confirm: null,
  reject: both('rejects the order once it is paid', '付款后拒单'),
  change: both('offers something else once it is paid', '付款后提出变更'),
  silent: both('never answers', '始终不答复'),
}

const onRequest = ({ after_ms }: Carrier['supplier']): Both =>
  both(
    `is on request: the supplier confirms after ${after_ms / 60_000} minutes`,
    `需要二次确认，供应商 ${after_ms / 60_000} 分钟后确认`,
  )

const present = (list: readonly (Both | null | false)[]): Both[] =>
  list.filter((each): each is Both => each !== null && each !== false)

const ofHotel = (hotel: Carrier): Both[] =>
  present([
    rechecks[hotel.recheck],
    hotel.on_request && onRequest(hotel.supplier),
    answers[hotel.supplier.answer],
    hotel.slow_ms > 0 &&
      both(
        `appears in a search after ${hotel.slow_ms / 1000} seconds`,
        `搜索 ${hotel.slow_ms / 1000} 秒后才出现`,
      ),
    hotel.only_non_refundable && both('sells non-refundable rates only', '只有不可退的价格'),
    hotel.nationality_rule && both('prices by nationality', '按国籍定价'),
  ])

const ofRide = (ride: RideCarrier): Both[] =>
  present([
    ride.restless && both('changes its price every 10 minutes', '每 10 分钟变价'),
    ride.on_request && onRequest(ride.supplier),
    answers[ride.supplier.answer],
    ride.reports !== null &&
      both(
        `reports overtime (${ride.reports.overtime_hours} h) and zone entries (${ride.reports.zone_entries})`,
        `完成后上报超时 ${ride.reports.overtime_hours} 小时、进入工业区 ${ride.reports.zone_entries} 次`,
      ),
    !ride.amends && both('refuses changes of names and times', '拒绝修改姓名和时间'),
  ])

/** Everything that does not behave like hotel 1001, and that hotel. */
export const specialInventory: readonly SpecialInventory[] = [
  ...carriers.map((hotel) => ({ kind: 'hotels' as const, id: hotel.hotel_id, behaviour: ofHotel(hotel) })),
  ...specialVehicles.map((id) => ({ kind: 'vehicles' as const, id, behaviour: ofRide(carCarrier(id)) })),
  ...specialTransfers.map((id) => {
    const [iata = '', vehicleClass = ''] = id.split(' ')
    return { kind: 'transfers' as const, id, behaviour: ofRide(transferCarrier(iata, vehicleClass)) }
  }),
]
