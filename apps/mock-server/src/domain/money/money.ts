import type { LocalText } from '../../texts/language.ts'

export interface PriceLineRecord {
  readonly code: string
  readonly name: LocalText
  readonly quantity: number
  readonly unit_price: Minor
  readonly money: Minor
  /** The same in settlement prices, for products whose lines are priced one by one: rides. */
  readonly net?: Minor
}

/**
 * Decimals in which a currency is priced, rounded and shown. MMK has two in ISO 4217, but nobody prices in pya, so the
 * portal uses none.
 */
const scales: Readonly<Record<string, number>> = { MMK: 0, JPY: 0, KRW: 0, VND: 0, IDR: 0, LAK: 0, KHR: 0 }

const usualScale = 2

export function scaleOf(currency: string): number {
  return scales[currency] ?? usualScale
}

/** As on the wire: a decimal string with exactly the currency's scale, never a float. */
export interface Money {
  amount: string
  currency: string
}

/** Whole smallest units (fen, cents, whole kyat). A safe integer; products go through bigint. */
export type Minor = number

type Rounding = 'half-up' | 'ceil' | 'floor'

const decimalPattern = /^(-?)(\d+)(?:\.(\d+))?$/

interface Decimal {
  units: bigint
  scale: number
}

/** Throws RangeError on anything but a plain decimal: a malformed amount is our error, not a member's. */
function parseDecimal(text: string): Decimal {
  const match = decimalPattern.exec(text)
  if (!match) throw new RangeError(`Not a decimal number: ${text}`)
  const [, sign, integer = '0', fraction = ''] = match
  const units = BigInt(integer + fraction)
  return { units: sign === '-' ? -units : units, scale: fraction.length }
}

const powerOfTen = (exponent: number) => 10n ** BigInt(exponent)

function safe(value: bigint): Minor {
  const result = Number(value)
  if (!Number.isSafeInteger(result)) throw new RangeError(`Amount out of range: ${value}`)
  return result
}

/** Exact division with the requested rounding; half-up rounds halves away from zero. */
export function divide(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator <= 0n) throw new RangeError('The denominator must be positive')
  const quotient = numerator / denominator
  const remainder = numerator % denominator
  if (remainder === 0n) return quotient
  const negative = numerator < 0n
  switch (rounding) {
    case 'ceil':
      return negative ? quotient : quotient + 1n
    case 'floor':
      return negative ? quotient - 1n : quotient
    case 'half-up': {
      const rest = negative ? -remainder : remainder
      const away = rest * 2n >= denominator ? 1n : 0n
      return negative ? quotient - away : quotient + away
    }
  }
}

/** The same for whole numbers, which stay numbers while they are exact. */
export function divideInteger(numerator: number, denominator: number, rounding: Rounding): number {
  if (!Number.isSafeInteger(2 * numerator) || denominator <= 0)
    return safe(divide(BigInt(numerator), BigInt(denominator), rounding))
  const size = Math.abs(numerator)
  const rest = size % denominator
  const away =
    rounding === 'half-up' ? rest * 2 >= denominator : rest > 0 && (rounding === 'ceil') === numerator > 0
  const quotient = (size - rest) / denominator + (away ? 1 : 0)
  return numerator < 0 ? 0 - quotient : quotient
}

/**
 * The shape of nearly every amount: two decimals, and few enough digits that a float times a hundred rounds exactly.
 */
const plainAmount = /^\d{1,12}\.\d\d$/

/** Reads an amount into smallest units; more digits than the scale are rounded half-up. */
export function parseAmount(amount: string, currency: string): Minor {
  const wanted = scaleOf(currency)
  if (wanted === 2 && plainAmount.test(amount)) return Math.round(Number(amount) * 100)
  const { units, scale } = parseDecimal(amount)
  if (scale <= wanted) return safe(units * powerOfTen(wanted - scale))
  return safe(divide(units, powerOfTen(scale - wanted), 'half-up'))
}

/** True when the amount is written exactly in the currency's scale (`80.00` CNY, `80` MMK). */
export function isExactAmount(amount: string, currency: string): boolean {
  const match = decimalPattern.exec(amount)
  return match !== null && (match[3] ?? '').length === scaleOf(currency)
}

export function formatAmount(minor: Minor, currency: string): string {
  const scale = scaleOf(currency)
  if (scale === 0) return String(minor)
  if (scale === 2 && minor >= 0) {
    const cents = minor % 100
    return `${(minor - cents) / 100}.${cents < 10 ? '0' : ''}${cents}`
  }
  const digits = String(Math.abs(minor)).padStart(scale + 1, '0')
  const sign = minor < 0 ? '-' : ''
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

export function toMoney(minor: Minor, currency: string): Money {
  return { amount: formatAmount(minor, currency), currency }
}

export function toMinor(money: Money): Minor {
  return parseAmount(money.amount, money.currency)
}

export function sameMoney(a: Money, b: Money): boolean {
  return a.currency === b.currency && toMinor(a) === toMinor(b)
}

/** Throws RangeError on mixed currencies: sums over currencies do not exist. */
export function addMoney(first: Money, ...others: readonly Money[]): Money {
  let total = toMinor(first)
  for (const money of others) {
    if (money.currency !== first.currency) {
      throw new RangeError(`Cannot add ${money.currency} to ${first.currency}`)
    }
    total += toMinor(money)
  }
  return toMoney(total, first.currency)
}

export function sumMoney(currency: string, list: Iterable<Money>): Money {
  return addMoney(toMoney(0, currency), ...list)
}

/** `percent` is a decimal such as `33.33`; the product never passes through a float. */
export function percentOf(minor: Minor, percent: string | number, rounding: Rounding): Minor {
  // A search computes whole percentages a hundred thousand times.
  if (typeof percent === 'number' && Number.isSafeInteger(percent) && Number.isSafeInteger(minor * percent))
    return divideInteger(minor * percent, 100, rounding)
  return multiply(minor, percent, rounding, 2)
}

/** A tiny number writes itself with an exponent. */
const plainText = (factor: string | number): string => {
  const text = String(factor)
  return typeof factor === 'number' && text.includes('e-') ? factor.toFixed(20) : text
}

/** `factor` is a decimal; `shift` divides the product further by ten to that power. */
function multiply(minor: Minor, factor: string | number, rounding: Rounding, shift = 0): Minor {
  const { units, scale } = parseDecimal(plainText(factor))
  return safe(divide(BigInt(minor) * units, powerOfTen(scale + shift), rounding))
}

/** Converts by `rate` units of `to` for one unit of the money's currency, rounded half-up to the scale of `to`. */
export function convertMoney(money: Money, to: string, rate: string): Money {
  if (money.currency === to) return money
  const { units, scale } = parseDecimal(rate)
  const numerator = BigInt(toMinor(money)) * units * powerOfTen(scaleOf(to))
  const minor = divide(numerator, powerOfTen(scale + scaleOf(money.currency)), 'half-up')
  return toMoney(safe(minor), to)
}

/**
 * Splits an amount by weights so that the parts sum to it exactly: the remainder of rounding down goes, one unit each,
 * to the parts with the largest fractions, earlier parts first. Weights are non-negative integers; all zero means
 * equal.
 */
export function allocate(total: Minor, weights: readonly number[]): Minor[] {
  if (weights.length === 0) throw new RangeError('Nothing to allocate to')
  const sum = weights.reduce((left, right) => left + right, 0)
  const shares = sum === 0 ? weights.map(() => 1) : weights
  const integer = sum === 0 ? weights.length : sum
  const amount = Math.abs(total)
  const parts = shares.map((share, index) => ({ index, ...shareOf(amount, share, integer) }))
  let left = amount - parts.reduce((done, part) => done + part.value, 0)
  const byRest = [...parts].sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (const part of byRest) {
    if (left === 0) break
    part.value += 1
    left -= 1
  }
  return parts.map(({ value }) => (total < 0 ? 0 - value : value))
}

/** `amount` times `share` by `whole`, rounded down, and the remainder. */
function shareOf(amount: number, share: number, integer: number): { value: number; rest: number } {
  const product = amount * share
  if (Number.isSafeInteger(product)) {
    const rest = product % integer
    return { value: (product - rest) / integer, rest }
  }
  const exact = BigInt(amount) * BigInt(share)
  return { value: safe(exact / BigInt(integer)), rest: safe(exact % BigInt(integer)) }
}

type AmountError = 'amount_scale' | 'amount_above_zero' | 'amount'

/**
 * What is wrong with a requested amount: it must be above zero, with the decimals of its currency, and of a sensible
 * size.
 */
export function amountError(amount: string, currency: string): AmountError | null {
  if (!isExactAmount(amount, currency)) return 'amount_scale'
  try {
    return parseAmount(amount, currency) > 0 ? null : 'amount_above_zero'
  } catch (error) {
    if (error instanceof RangeError) return 'amount'
    throw error
  }
}

/**
 * Money in a sentence or on paper: `1234567.50 MMK` reads `MMK 1,234,567.50`. Not Intl, which differs between browsers.
 */
export const moneyText = ({ amount, currency }: Money): string => `${currency} ${amountText(amount)}`

/** An amount in a column whose head names the currency. */
export function amountText(amount: string): string {
  const [whole = '', decimals] = amount.split('.')
  const sign = whole.startsWith('-') ? '-' : ''
  const thousands: string[] = []
  for (let end = whole.length; end > sign.length; end -= 3)
    thousands.unshift(whole.slice(Math.max(sign.length, end - 3), end))
  return `${sign}${thousands.join(',')}${decimals === undefined ? '' : `.${decimals}`}`
}
