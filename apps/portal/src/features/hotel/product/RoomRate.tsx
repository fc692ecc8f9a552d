import { type Schemas, useListHotelRates } from '@portal/api-client'
import { formatMoney, nightsBetween, useText } from '@portal/i18n'
import { Columns, fieldId, NativeSelect } from '@portal/ui'
import type { OrderOf, OwnBooking } from '../../../trade/product/product.ts'
import { readRates } from '../hotel-queries.ts'
import { peopleOf } from './change-values.ts'

type Values = OwnBooking['hotel']

interface RoomRateProps {
  /** From 1. */
  room: number
  order: OrderOf<'hotel'>
  values: Values
  onChange: (change: Pick<Values, 'rooms'>) => void
}

/** Room type with its meals, and the bed: what the hotel has for these people and dates, beside what is booked. */
export function RoomRate({ room, order, values, onChange }: RoomRateProps) {
  const t = useText('order-change')
  const hotel = useText('hotel')
  const { rooms, check_in, check_out } = values
  const people = peopleOf(values, room)
  const asked = { hotel_id: order.hotel_id, check_in, check_out, nationality: order.nationality }
  const { data } = useListHotelRates(
    { ...asked, rooms: people ? [people] : [] },
    { query: { ...readRates.query, enabled: people !== null && nightsBetween(check_in, check_out) > 0 } },
  )
  const chosen = rooms[room - 1]
  if (!chosen) return null
  const booked = order.rooms.find(({ room_index }) => room_index === chosen.booked_as)
  const set = (part: Partial<Values['rooms'][number]>) =>
    onChange({ rooms: rooms.map((one, index) => (index === room - 1 ? { ...one, ...part } : one)) })
  const groups = data?.rooms ?? []
  const rates = groups.flatMap((group) => group.rates)
  const current = rates.find(({ rate_id }) => rate_id === chosen.rate_id)
  const optionOf = (rate: Schemas['Rate']) => ({
    value: rate.rate_id,
    label: t(rate.rate_id === booked?.rate_id ? 'booking.rateBooked' : 'booking.rate', {
      rate: rate.name,
      meal: rate.meal_text,
      terms: hotel(`refundability.${rate.refundability_now}`),
      money: formatMoney(rate.total_price),
    }),
  })
  const take = (rate_id: string) => {
    const rate = rates.find((one) => one.rate_id === rate_id)
    const name = rate ? `${rate.room_type} · ${rate.meal_text}` : chosen.name
    const { bed_type: bed, ...rest } = chosen
    const kept = bed && rate?.bed_types.includes(bed) ? { bed_type: bed } : {}
    onChange({
      rooms: rooms.map((one, index) => (index === room - 1 ? { ...rest, rate_id, name, ...kept } : one)),
    })
  }
  const beds = current?.bed_types ?? []
  const what = (text: string) => t('booking.inRoom', { what: text, number: room })
  return (
    <Columns widths="minmax(0, 2fr) minmax(0, 1fr)" narrow="minmax(0, 1fr)" from="sm" gap="xs">
      <NativeSelect
        id={fieldId(`rooms.${room - 1}.rate_id`)}
        label={t('booking.roomAndMeals')}
        aria-label={what(t('booking.roomAndMeals'))}
        value={chosen.rate_id}
        onChange={(event) => take(event.currentTarget.value)}
        data={[
          ...(current ? [] : [{ value: chosen.rate_id, label: chosen.name }]),
          ...groups
            .filter((group) => group.rates.length > 0)
            .map((group) => ({ group: group.room_type.name, items: group.rates.map(optionOf) })),
        ]}
      />
      {beds.length > 1 && (
        <NativeSelect
          id={fieldId(`rooms.${room - 1}.bed_type`)}
          label={t('booking.bed')}
          aria-label={what(t('booking.bed'))}
          value={chosen.bed_type ?? beds[0]}
          onChange={(event) => {
            const bed_type = beds.find((bed) => bed === event.currentTarget.value)
            if (bed_type) set({ bed_type })
          }}
          data={beds.map((bed) => ({ value: bed, label: hotel(`bedTypes.${bed}`) }))}
        />
      )}
    </Columns>
  )
}
