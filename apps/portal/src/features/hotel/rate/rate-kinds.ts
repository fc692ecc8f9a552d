import type { Schemas } from '@portal/api-client'
import { textOf } from '@portal/i18n'

type Rate = Pick<Schemas['Rate'], 'room_type' | 'name'> & {
  readonly rooms: readonly Pick<Schemas['RateRoom'], 'room_index' | 'room_type' | 'rate_name'>[]
}

/** `Standard Room · Flexible`, or a line for each room where rooms differ. */
export function kindsOf({ room_type, name, rooms }: Rate): string[] {
  const kinds = rooms.map((room) => `${room.room_type} · ${room.rate_name}`)
  if (new Set(kinds).size <= 1) return [`${room_type} · ${name}`]
  const t = textOf('hotel')
  return rooms.map(({ room_index }, index) => t('ofRoom', { number: room_index, text: kinds[index] ?? '' }))
}
