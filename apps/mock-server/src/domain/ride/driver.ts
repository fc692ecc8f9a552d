import type { RideOrderRecord } from '../order/order.ts'
import type { DispatchRecord } from './ride.ts'

/** The source of the numbers of an assignment; see `Numbers`. */
interface DriverDraw {
  int(min: number, max: number): number
  bool(probability: number): boolean
}

/** Invented people; Burmese names have no surname. */
const drivers: Record<RideOrderRecord['driver_language'], readonly string[]> = {
  burmese: ['U Ba Maung', 'Ko Zaw Min', 'U Thein Win', 'Ko Aung Naing', 'U Hla Myint', 'Ko Pyae Sone'],
  chinese: [
    '李国强 LI GUOQIANG',
    '杨顺 YANG SHUN',
    '段文辉 DUAN WENHUI',
    'Ko Lin Htet',
    '寸志明 CUN ZHIMING',
  ],
  english: ['Ko Thura', 'U Kyaw Swe', 'Ko Min Thant', 'Saw Eh Htoo'],
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const regions: Readonly<Record<string, string>> = { 'Asia/Yangon': 'YGN' }

function plate(order: RideOrderRecord, draw: DriverDraw): string {
  const letter = letters[draw.int(0, letters.length - 1)] ?? 'A'
  const number = draw.int(1000, 9999)
  return `${regions[order.tz] ?? 'VIP'} ${draw.int(1, 9)}${letter}-${number}`
}

/** A driver who speaks the requested language, with one plate per vehicle. */
export function driverFor(order: RideOrderRecord, draw: DriverDraw): NonNullable<DispatchRecord['driver']> {
  const names = drivers[order.driver_language]
  const name = names[draw.int(0, names.length - 1)] ?? 'Ko Thura'
  const phone = `+9594${String(draw.int(0, 99_999_999)).padStart(8, '0')}`
  return { name, phone, plate: Array.from({ length: order.vehicles }, () => plate(order, draw)).join(', ') }
}
