/** Airlines by their designators with a base and where they fly from it. Designators are facts; the timetable is invented. */
export interface AirlineRow {
  readonly code: string
  readonly name: string
  readonly base: string
  readonly spokes: readonly string[]
  /** Under whose numbers its flights are sold too. */
  readonly partners: readonly string[]
}

type Row = readonly [code: string, name: string, base: string, spokes: string, partners?: string]

const rows: readonly Row[] = [
  ['8M', 'Myanmar Airways International', 'RGN', 'BKK SIN KUL CAN KMG DAC CCU DMK', 'MH NH'],
  ['UB', 'Myanmar National Airlines', 'RGN', 'MDL NYT HEH NYU SIN BKK KMG', 'TG'],
  ['7Y', 'Mann Yadanarpon Airlines', 'MDL', 'RGN HEH NYU KMG BKK'],
  ['ST', 'Air Thanlwin', 'RGN', 'MDL HEH SNW TVY MYT THL'],
  ['K7', 'Air KBZ', 'RGN', 'MDL HEH NYU SNW CNX'],
  ['MU', 'China Eastern', 'KMG', 'RGN MDL PVG BKK LUM JHG', 'FM'],
  ['CA', 'Air China', 'PEK', 'RGN KMG BKK CTU', 'ZH'],
  ['CZ', 'China Southern', 'CAN', 'RGN SIN BKK NNG KMG'],
  ['3U', 'Sichuan Airlines', 'TFU', 'RGN KMG BKK'],
  ['TG', 'Thai Airways', 'BKK', 'RGN SIN HKG KMG CNX HKT', 'UA'],
  ['FD', 'Thai AirAsia', 'DMK', 'RGN MDL CNX HKT SGN'],
  ['PG', 'Bangkok Airways', 'BKK', 'RGN MDL CNX SAI LPQ', '8M'],
  ['SQ', 'Singapore Airlines', 'SIN', 'RGN HKG BKK DPS MNL', 'UB'],
  ['MH', 'Malaysia Airlines', 'KUL', 'RGN PEN SIN BKK', '8M'],
  ['AK', 'AirAsia', 'KUL', 'RGN PEN DPS KMG'],
  ['CX', 'Cathay Pacific', 'HKG', 'RGN BKK SIN MNL PVG'],
  ['VN', 'Vietnam Airlines', 'HAN', 'RGN SGN DAD VTE PNH'],
  ['VJ', 'VietJet Air', 'SGN', 'RGN HAN BKK DAD'],
  ['CI', 'China Airlines', 'TPE', 'RGN HKG BKK SGN'],
  ['NX', 'Air Macau', 'MFM', 'BKK PEK PVG HAN'],
  ['AI', 'Air India', 'CCU', 'RGN BKK DAC'],
  ['QV', 'Lao Airlines', 'VTE', 'LPQ BKK HAN KMG'],
  ['GA', 'Garuda Indonesia', 'CGK', 'DPS SIN KUL BKK'],
]

const airlines = new Map<string, AirlineRow>(
  rows.map(([code, name, base, spokes, partners = '']) => [
    code,
    { code, name, base, spokes: spokes.split(' '), partners: partners.split(' ').filter(Boolean) },
  ]),
)

export const airlineOf = (flight_number: string): AirlineRow | undefined =>
  airlines.get(flight_number.slice(0, 2))

/** The airlines that fly to an airport. */
export const airlinesAt = (iata: string): AirlineRow[] =>
  [...airlines.values()].filter(({ base, spokes }) => base === iata || spokes.includes(iata))

/** `8M0336` is `8M336`: tickets print zeros before the number, timetables do not. */
export const plainFlight = (flight_number: string): string => flight_number.replace(/^(..)0+(?=\d)/, '$1')

const digitsOf = (flight_number: string) => Number.parseInt(flight_number.slice(2), 10)
/** Flights of each airline that a partner sells have a block of that many numbers of the partner. */
const block = 1000
const lastBlock = 9000

const blockOf = (airline: AirlineRow, partner: string): number =>
  lastBlock -
  block * [...airlines.values()].filter(({ partners }) => partners.includes(partner)).indexOf(airline)

/** The numbers under which a flight is sold by the partners of its airline. */
export function partnerNumbers(airline: AirlineRow, operating: string): string[] {
  const digits = digitsOf(operating)
  if (operating !== `${airline.code}${digits}` || digits >= block) return []
  return airline.partners.map((partner) => `${partner}${blockOf(airline, partner) + digits}`)
}

/** What a partner's number is flown as, if that flight is shared; null for a number of its own airline. */
export function operatingOf(flight_number: string): string | null {
  const digits = digitsOf(flight_number)
  for (const airline of airlines.values()) {
    const operating = `${airline.code}${digits % block}`
    if (partnerNumbers(airline, operating).includes(flight_number)) return operating
  }
  return null
}
