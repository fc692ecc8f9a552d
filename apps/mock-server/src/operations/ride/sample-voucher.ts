import type { SampleLabels } from '../voucher/sample-parts.ts'
import { sampleGuest, sampleZone, text } from '../voucher/sample-parts.ts'

/** What the samples of a rental and of a transfer have in common. */
export const sampleRide = ({ day, say, label }: SampleLabels) => ({
  guests: [{ ...sampleGuest, nationality: 'CN', phone: null }],
  passengers: { adults: 1, child_ages: [] },
  vehicle_class_text: label('VehicleClass', 'luxury_mpv'),
  plate_number: 'YGN 1A-2345',
  driver_name: 'U Sample',
  driver_phone: '+95955501235',
  driver_language_text: label('DriverLanguage', 'chinese'),
  meeting_point: say(text('Arrivals hall; the driver holds a board', '到达大厅，司机举牌')),
  meeting_point_local: sampleGuest.full_name,
  service_start_local: `${day}T09:00:00+06:30`,
  tz: sampleZone,
  emergency_lines: [say(text('Call the driver first.', '请先致电司机。'))],
})
