import type { DataOf, OperationId } from '@portal/api-client/contract'
import { isObject } from '../contract/flatten.ts'
import type { Difference } from './compare.ts'
import type { Secrets } from './secrets.ts'

/** Rules that the contract has in prose, because no schema can express them. */

/** The member of an answer that repeats the id of the request. */
type PathIn<Data> = {
  [Key in keyof Data & string]: readonly [Key, (keyof Data[Key] & string)?]
}[keyof Data & string]

const at = <Op extends OperationId>(operation: Op, asked: string, path: PathIn<DataOf<Op>>) => ({
  operation,
  asked,
  path: path as readonly string[],
})

const ids = [
  at('getHotel', 'id', ['hotel', 'id']),
  at('getHotelCalendar', 'hotel_id', ['hotel_id']),
  at('getCar', 'id', ['model', 'id']),
  at('getOrder', 'id', ['order', 'booking_id']),
  at('getInvoice', 'id', ['application', 'id']),
  at('getBill', 'id', ['bill', 'bill_no']),
  at('getQuote', 'id', ['quote', 'id']),
  at('getArticle', 'id', ['content', 'id']),
  at('getCmsPage', 'id', ['page', 'id']),
  at('getExport', 'job_id', ['job_id']),
  at('getContributionStatistics', 'id', ['info', 'id']),
]

/** Decimal places by code of a currency; empty if the server lists none. */
type Currencies = ReadonlyMap<string, number>

/** Reads an answer of `listCurrencies`, whose shape may be wrong. */
export function currenciesIn(answer: unknown): Currencies {
  const list = isObject(answer) && Array.isArray(answer.list) ? answer.list : []
  return new Map(
    list.flatMap((each) =>
      isObject(each) && typeof each.code === 'string' && typeof each.scale === 'number'
        ? [[each.code, each.scale] as const]
        : [],
    ),
  )
}

interface Answered {
  readonly operation: OperationId
  readonly input: object | undefined
  readonly data: unknown
  readonly currencies: Currencies
}

/** Differences of an answer that has the right shape and is still not what was requested. */
export function disagreements(
  { operation, input = {}, data, currencies }: Answered,
  { shown }: Pick<Secrets, 'shown'>,
): Difference[] {
  const asked = input as Readonly<Record<string, unknown>>
  const found = new Map<string, Difference>()
  const add = (field: string, expected: string, got: unknown) => {
    const key = JSON.stringify([field, expected])
    const times = (found.get(key)?.times ?? 0) + 1
    found.set(key, { field, expected, got: found.get(key)?.got ?? shown(got), times })
  }

  for (const { operation: own, asked: name, path } of ids) {
    if (own !== operation) continue
    const given = asked[name]
    if (!isScalar(given)) continue
    const id = path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), data)
    if (isScalar(id) && String(id) !== String(given))
      add(['data', ...path].join('.'), `${shown(given)}, as it was asked for`, id)
  }
  if (isObject(data)) pages(data, asked, add)
  if (currencies.size > 0) money(data, currencies, add)
  return [...found.values()]
}

type Add = (field: string, expected: string, got: unknown) => void

const isScalar = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

function pages(data: Readonly<Record<string, unknown>>, asked: Readonly<Record<string, unknown>>, add: Add) {
  for (const name of ['page', 'limit']) {
    if (asked[name] === undefined || !isScalar(data[name])) continue
    if (Number(data[name]) !== Number(asked[name]))
      add(`data.${name}`, `${shownNumber(asked[name])}, as it was asked for`, data[name])
  }
  const { list, total } = data
  if (Array.isArray(list) && isScalar(total) && Number(total) < list.length)
    add('data.total', `at least ${list.length}, as many as the list has`, total)
}

const shownNumber = (value: unknown) => String(Number(value))

/** Checks amounts with their currencies at any depth. */
function money(data: unknown, currencies: Currencies, add: Add) {
  const codes = `a currency that listCurrencies names: ${[...currencies.keys()].join(', ')}`
  const waiting: { value: unknown; field: string }[] = [{ value: data, field: 'data' }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, field } = next
    if (Array.isArray(value)) for (const each of value) waiting.push({ value: each, field: `${field}[]` })
    if (!isObject(value)) continue
    for (const [name, child] of Object.entries(value))
      waiting.push({ value: child, field: `${field}.${name}` })
    const { amount, currency } = value
    if (typeof currency !== 'string' || amount === undefined) continue
    const scale = currencies.get(currency)
    if (scale === undefined) add(`${field}.currency`, codes, currency)
    else if (typeof amount === 'string' && placesOf(amount) !== scale)
      add(`${field}.amount`, `${scale} decimal places, as ${currency} has`, amount)
  }
}

const placesOf = (amount: string) => amount.split('.')[1]?.length ?? 0
