import type { Schemas } from '@portal/api-client/contract'
import type { RideOrderRecord } from '../../domain/order/order.ts'
import { extraTexts } from '../../domain/ride/price.ts'
import { toLocal } from '../../domain/time/zones.ts'
import type { LocalText } from '../../texts/language.ts'
import type { Catalogue } from '../../world/seed/catalogue.ts'
import { type SampleLabels, sampleGuest, sampleZone } from '../voucher/sample-parts.ts'
import { bilingual, labelIn, type SayVoucher } from '../voucher/voucher-texts.ts'
import { isOnMap, placeNames } from './ride-place.ts'

/**
 * Where driver and guests meet at a place. In a whole city, district or airport nobody knows it yet; a place that
 * somebody typed is as they wrote it.
 */
export function meetingAt(catalogue: Catalogue, place: Schemas['RidePlace']): LocalText {
  const { en, 'zh-cn': zh } = placeNames(catalogue, place)
  const id = place.place_id ?? ''
  if (!isOnMap(catalogue, place)) return bilingual(en, zh)
  return catalogue.city(id) || catalogue.district(id) || catalogue.airportAt(id)
    ? bilingual(
        `${en}, exact place not known yet; please agree it with the driver`,
        `${zh}，具体地点尚未确定，请与司机约定`,
      )
    : bilingual(`At the entrance of ${en}`, `${zh} 门口`)
}

const nobodyThere: readonly LocalText[] = [
  bilingual('Call the driver first; he waits for the free minutes.', '请先致电司机，司机会等满免费时间。'),
  bilingual('If nobody answers, call the 24-hour hotline.', '如无人接听，请拨打 24 小时热线。'),
]

/** What vouchers of rentals and transfers share; `local` is the text to show when asking for directions. */
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
    extra_lines: extraTexts(order.price_breakdown).map(say),
    emergency_lines: nobodyThere.map(say),
  }
}

/** What the samples of rentals and transfers share. */
export const sampleRide = ({ day, say, label }: SampleLabels) => ({
  guests: [{ ...sampleGuest, nationality: 'CN', phone: null }],
  passengers: { adults: 1, child_ages: [] },
  vehicle_class_text: label('VehicleClass', 'luxury_mpv'),
  plate_number: 'YGN 1A-2345',
  driver_name: 'U Sample',
  driver_phone: '+95955501235',
  driver_language_text: label('DriverLanguage', 'chinese'),
  meeting_point: say(bilingual('Arrivals hall; the driver holds a board', '到达大厅，司机举牌')),
  meeting_point_local: sampleGuest.full_name,
  service_start_local: `${day}T09:00:00+06:30`,
  tz: sampleZone,
  extra_lines: [],
  emergency_lines: [say(bilingual('Call the driver first.', '请先致电司机。'))],
})
