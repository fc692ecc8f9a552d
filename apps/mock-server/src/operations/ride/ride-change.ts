import { labels } from '@portal/api-client/contract'
import { tierAt } from '../../domain/cancellation/policy.ts'
import { toMinor } from '../../domain/money/money.ts'
import type { RideOrderRecord } from '../../domain/order/order.ts'
import { productOf } from '../../domain/products.ts'
import { invalidFields } from '../../domain/refusal.ts'
import { extraTexts } from '../../domain/ride/price.ts'
import { clockText, toLocal } from '../../domain/time/zones.ts'
import type { LocalText } from '../../texts/language.ts'
import type { FieldErrors } from '../../texts/text.ts'
import type { LinePair } from '../product.ts'

/** What changes of rentals and transfers share. */

/** Refuses errors of a request under the field that holds it, such as `change.transfer`. */
export function refuseErrors(path: string, errors: FieldErrors): void {
  const fields = Object.entries(errors).map(([field, error]) => [`${path}.${field}`, error])
  if (fields.length > 0) throw invalidFields(Object.fromEntries(fields))
}

/** Both sides of one fact. */
export const pairOf = <Ride extends RideOrderRecord>(
  before: Ride,
  after: Ride,
  say: (ride: Ride) => LocalText | null,
): LinePair => [say(before), say(after)]

export const plain = (text: string): LocalText => ({ en: text, 'zh-cn': text })

export const pickUpLine = ({ service_start, tz }: RideOrderRecord): LocalText => {
  const at = clockText(service_start, tz)
  return { en: `Pick-up ${at}`, 'zh-cn': `用车时间 ${at}` }
}

/** Vehicles and the language of the driver; `vehicle` is the model or the class. */
export const vehicleLine = (
  { vehicles, driver_language }: RideOrderRecord,
  vehicle: LocalText,
): LocalText => {
  const line = (language: keyof LocalText) =>
    `${vehicles} × ${vehicle[language]} · ${labels.DriverLanguage[language][driver_language]}`
  return { en: line('en'), 'zh-cn': line('zh-cn') }
}

/** How many people, and the names of those who have one. */
export function peopleLine({ passengers, guests }: RideOrderRecord): LocalText {
  const { adults, child_ages } = passengers
  const names = guests.map(({ full_name }) => full_name).join(', ')
  const children = child_ages.length
  const en = `${adults} adult${adults === 1 ? '' : 's'}${children ? `, children aged ${child_ages.join(', ')}` : ''}`
  const zh = `${adults} 成人${children ? `、${children} 儿童（${child_ages.join('、')} 岁）` : ''}`
  return { en: `${en} · ${names}`, 'zh-cn': `${zh} · ${names}` }
}

export function extrasLine({ price_breakdown }: RideOrderRecord): LocalText | null {
  const extras = extraTexts(price_breakdown)
  const joined = (language: keyof LocalText, separator: string) =>
    extras.map((text) => text[language]).join(separator)
  return extras.length === 0 ? null : { en: joined('en', ', '), 'zh-cn': joined('zh-cn', '，') }
}

/** Whether the fleet must agree: once cancelling costs something, where it always is asked, and as for another time. */
export function asksFleet(
  before: RideOrderRecord,
  after: RideOrderRecord,
  on_request: boolean,
  now: number,
): boolean {
  if (on_request || toMinor(tierAt(before.policy, now).amount) > 0) return true
  if (after.service_start === before.service_start) return false
  return productOf(before).asksSupplier(
    before,
    { pick_up_local: toLocal(after.service_start, after.tz) },
    now,
  )
}
