import type { RideCarrier } from '../../../domain/transport/fleet.ts'

const second = 1000
const minute = 60 * second

const ordinary: RideCarrier = {
  restless: false,
  on_request: false,
  supplier: { answer: 'confirm', after_ms: 8 * second },
  reports: null,
  amends: true,
}

const answers = (answer: RideCarrier['supplier']['answer']): Partial<RideCarrier> => ({
  supplier: { answer, after_ms: answer === 'silent' ? 0 : 8 * second },
})
const asks: Partial<RideCarrier> = {
  on_request: true,
  supplier: { answer: 'confirm', after_ms: 20 * minute },
}

/** Vehicles that behave the same way in every world. Nothing in their names tells; all others are ordinary. */
const vehicles: Readonly<Record<string, Partial<RideCarrier>>> = {
  'toyota-coaster': asks,
  'hyundai-grand-starex': { reports: { overtime_hours: 2, zone_entries: 0 } },
  'toyota-crown-mandalay': { restless: true },
  'toyota-camry-mandalay': answers('reject'),
  'toyota-noah-mandalay': answers('change'),
  'toyota-probox-mandalay': answers('silent'),
  'byd-e6-mandalay': { amends: false },
  'toyota-alphard-mandalay': { reports: { overtime_hours: 1, zone_entries: 1 } },
}

/** Transfers likewise, by airport and class. */
const transfers: Readonly<Record<string, Partial<RideCarrier>>> = {
  'RGN minibus': asks,
  'MDL mpv': { restless: true },
  'MDL suv': answers('reject'),
  'MDL luxury_mpv': answers('change'),
  'MDL compact': answers('silent'),
  'MDL van': { reports: { overtime_hours: 1, zone_entries: 0 } },
  'MDL executive': { amends: false },
}

/** Ids of vehicles, and airports with classes of transfers, that are not ordinary. */
export const specialVehicles = Object.keys(vehicles)
export const specialTransfers = Object.keys(transfers)

export const carCarrier = (vehicle_id: string): RideCarrier => ({ ...ordinary, ...vehicles[vehicle_id] })

export const transferCarrier = (iata: string, vehicle_class: string): RideCarrier => ({
  ...ordinary,
  ...transfers[`${iata} ${vehicle_class}`],
})
