import { labels } from '@portal/api-client/contract'
import { permissionRows } from '../../domain/menu/permission.ts'
import type { World } from '../../world/world.ts'

/** Values of the seeded world by the name of their schema or field, so that generated requests mean something. */
export type Pools = Map<string, Set<unknown>>

const mostValues = 80

export function addTo(pools: Pools, name: string, ...values: readonly unknown[]): void {
  const pool = pools.get(name) ?? new Set()
  for (const value of values) if (pool.size < mostValues) pool.add(value)
  pools.set(name, pool)
}

const day = 86_400_000

/** Values that every caller may name: places, hotels, dates, currencies. */
export function commonPools(world: World): Pools {
  const pools: Pools = new Map()
  const { hotels, cities, airports, zones, vehicles, countries } = world.catalogue
  const first = <T>(rows: readonly T[], count = 12) => rows.slice(0, count)
  addTo(pools, 'HotelId', ...first(hotels).map(({ id }) => id))
  for (const name of ['DestinationId', 'PlaceId', 'city'])
    addTo(pools, name, ...first(cities).map(({ id }) => id))
  addTo(pools, 'CountryCode', ...first(countries).map(([code]) => code), 'CN', 'MM')
  addTo(pools, 'CurrencyCode', 'CNY', 'USD')
  addTo(pools, 'Iata', ...first(airports).map((row) => idOf(row)))
  addTo(pools, 'zone_id', ...first(zones).map((row) => idOf(row)))
  addTo(pools, 'VehicleModelId', ...first(vehicles).map((row) => idOf(row)))
  const dates = [1, 2, 5, 9, 20, 40].map((days) =>
    new Date(world.clock.now() + days * day).toISOString().slice(0, 10),
  )
  addTo(pools, 'LocalDate', ...dates)
  addTo(pools, 'CalendarMonth', ...dates.map((date) => date.slice(0, 7)))
  addTo(pools, 'LocalDateTime', ...dates.map((date) => `${date}T10:30:00+06:30`))
  addTo(pools, 'Password', 'Travel2026', 'Other2026')
  addTo(pools, 'Decimal', '0', '1.00', '120.50', '-3.00', '99999999.99')
  addTo(pools, 'Version', 1, 2, 3)
  addTo(pools, 'EpochSeconds', ...[1, 30].map((days) => Math.floor((world.clock.now() + days * day) / 1000)))
  addTo(pools, 'DictionaryName', ...Object.keys(labels).slice(0, 20))
  addTo(pools, 'PermissionNodeName', ...permissionRows.map(({ node }) => node))
  const articles = world.tables.cms_article.where(({ status }) => status === 'normal')
  const some = articles.filter((_, index) => index % 6 === 0).map(({ id }) => Number(id))
  addTo(pools, 'object', ...some)
  addTo(pools, 'CmsId', ...some, 1, 2, 7, 10, 901)
  for (const name of ['channel', 'channel_id', 'channel_ids']) addTo(pools, name, 2, 3, 7, 11)
  addTo(pools, 'filter', '{}', '{"season":"cool"}', '[1', '{"season":{"a":1}}')
  return pools
}

/** Values of the company: orders in every state, and contacts of its owner. */
export function addCompany(pools: Pools, world: World, company_id: string): void {
  const orders = world.tables.order.where((order) => order.company_id === company_id)
  const byStatus = Map.groupBy(orders, (order) => `${order.order_type} ${order.order_status}`)
  const chosen = [...byStatus.values()].flatMap((group) => group.slice(0, 3))
  for (const { id, version, order_status } of chosen) {
    addTo(pools, 'BookingId', id)
    addTo(pools, `BookingId ${order_status}`, id)
    addTo(pools, `version:${id}`, version)
  }
  const own = (row: { company_id: string }): boolean => row.company_id === company_id
  const { bill, invoice_application, invoice_title } = world.tables
  addTo(pools, 'title_id', ...invoice_title.where(own).map(({ id }) => id))
  addTo(pools, 'invoice.id', ...invoice_application.where(own).map(({ id }) => id))
  for (const { id, version } of bill.where(own)) {
    addTo(pools, 'BillNumber', id)
    addTo(pools, `version:${id}`, version)
  }
  for (const member of world.tables.member.where(own)) {
    addTo(pools, 'MemberId', Number(member.id))
    addTo(pools, 'Email', member.email)
    addTo(pools, 'MobileNumber', member.mobile)
    addTo(pools, 'username', member.username)
  }
}

/** Fields that identify a record or a price; the other fields of the object belong to it. */
export const keyFields = [
  'id',
  'booking_id',
  'order_id',
  'rate_key',
  'offer_key',
  'quote_key',
  'captchaId',
] as const

/** Request fields for values that answers name differently. */
const sentAs: Readonly<Record<string, readonly string[]>> = {
  total_price: ['known_total', 'accepted_total'],
  order_version: ['version'],
  version: ['version'],
  quote_id: ['quote_id'],
}

function pair(pools: Pools, key: unknown, value: Readonly<Record<string, unknown>>): void {
  if (typeof key !== 'string') return
  for (const [field, names] of Object.entries(sentAs)) {
    const part = value[field]
    if (part === undefined || part === null) continue
    for (const name of names) addTo(pools, `${name}:${key}`, part)
  }
}

const idOf = (row: unknown): unknown => (Array.isArray(row) ? row[0] : (row as { id: unknown }).id)

const fieldNames = /(^id$|_id$|_ids$|_key$|_no$|_number$|^token$|_token$|^name$|^line_id$)/

/** Collects every identifier of an answer under the name of its field and the kind of its record. */
export function harvest(pools: Pools, noun: string, value: unknown, field = ''): void {
  if (Array.isArray(value)) {
    for (const item of value) harvest(pools, noun, item, field)
    return
  }
  if (typeof value === 'object' && value !== null) {
    for (const key of keyFields)
      pair(pools, (value as Record<string, unknown>)[key], value as Record<string, unknown>)
    for (const [name, part] of Object.entries(value)) harvest(pools, noun, part, name)
    return
  }
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '' || !fieldNames.test(field))
    return
  addTo(pools, field, value)
  if (field === 'id' || field === `${noun}_id`) addTo(pools, `${noun}.id`, value)
  if (typeof value === 'string' && /^[HCA]\d{10}$/.test(value)) addTo(pools, 'BookingId', value)
  if (typeof value === 'string' && /^B\d{10}$/.test(value)) addTo(pools, 'BillNumber', value)
}
