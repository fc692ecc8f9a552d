import type { SampleLabels } from '../voucher/sample-parts.ts'
import { sampleHall, sampleHotel, text } from '../voucher/sample-parts.ts'

/** What the sample of a rental prints beside that. */
export const sampleRental = ({ day, say, label }: SampleLabels) => ({
  vehicle_model: 'Toyota Alphard',
  number_of_rentals: 1,
  rental_type_text: label('RentalType', 'day'),
  days_or_hours: 1,
  service_end_local: `${day}T18:00:00+06:30`,
  pick_up_location: sampleHall,
  drop_off_location: sampleHotel,
  itinerary: [{ seq: 1, date: day, stop: say(text('Shwedagon Pagoda', '大金塔')), planned_time: '10:00' }],
  zone_name: null,
  includes_lines: [say(text('Fuel', '燃油')), say(text('Tolls', '过路费'))],
})
