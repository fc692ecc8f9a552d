import type { RideOrderRecord } from '../../domain/order/order.ts'
import type { LocalText } from '../../domain/text/local-text.ts'
import { toLocal } from '../../domain/time/zones.ts'
import { labelIn, type SayVoucher } from '../voucher/voucher-texts.ts'

const text = (en: string, zh: string): LocalText => ({ en, 'zh-cn': zh })

/** Where somebody is met who is fetched at a place. */
export const entranceOf = (place: LocalText): LocalText =>
  text(`At the entrance of ${place.en}`, `${place['zh-cn']} 门口`)

const nobodyThere: readonly LocalText[] = [
  text('Call the driver first; he waits for the free minutes.', '请先致电司机，司机会等满免费时间。'),
  text('If nobody answers, call the 24-hour hotline.', '如无人接听，请拨打 24 小时热线。'),
]

/** What the vouchers of a rental and of a transfer print alike; `local` is shown to whoever is asked the way. */
export function presentRideVoucher(
  order: RideOrderRecord,
  say: SayVoucher,
  meeting: LocalText,
  local: string,
) {
  const label = labelIn(say)
  const { driver } = order.dispatch
  return {
    guests: order.guests.map((guest) => ({ ...guest })),
    passengers: { adults: order.passengers.adults, child_ages: [...order.passengers.child_ages] },
    vehicle_class_text: label('VehicleClass', order.vehicle_class),
    plate_number: driver?.plate ?? null,
    driver_name: driver?.name ?? null,
    driver_phone: driver?.phone ?? null,
    driver_language_text: label('DriverLanguage', order.driver_language),
    meeting_point: say(meeting),
    meeting_point_local: local,
    service_start_local: toLocal(order.service_start, order.tz),
    tz: order.tz,
    emergency_lines: nobodyThere.map(say),
  }
}
