import type { SampleLabels } from '../voucher/sample-parts.ts'
import { sampleGuest, sampleHall, sampleHotel, text } from '../voucher/sample-parts.ts'

/** What the sample of a transfer prints beside that. */
export const sampleTransfer = ({ day, say, label }: SampleLabels) => ({
  transfer_type: 'pickup' as const,
  transfer_type_text: label('TransferType', 'pickup'),
  airport: { iata: 'RGN', name: say(text(sampleHall.name, '仰光国际机场')), terminal: 'T1' },
  flight_number: 'CA415',
  flight_local: `${day}T09:00:00+06:30`,
  place: sampleHotel,
  number_of_vehicles: 1,
  free_wait_minutes: 60,
  wait_starts_text: label('WaitStart', 'landing'),
  name_board_text: sampleGuest.full_name,
  booking_reminder: '',
})
