import { scaleOf } from './currency.ts'

/** As on the wire: a decimal string with exactly the currency's scale, never a float. */
export interface Money {
  amount: string
  currency: string
}

/** Whole smallest units (fen, cents, whole kyat). A safe integer; products go through bigint. */
export type Minor = number

export type Rounding = 'half-up' | 'ceil' | 'floor'

const decimalPattern = /^(-?)(\d+)(?:\.(\d+))?$/

interface Decimal {
  units: bigint
  scale: number
}

/** Throws RangeError on anything that is not a plain decimal: a malformed amount is a fault of ours, not of a member. */
function parseDecimal(text: string): Decimal {
  const match = decimalPattern.exec(text)
  if (!match) throw new RangeError(`Not a decimal number: ${text}`)
  const [, sign, whole = '0', fraction = ''] = match
  const units = BigInt(whole + fraction)
  return { units: sign === '-' ? -units : units, scale: fraction.length }
}

const powerOfTen = (exponent: number) => 10n ** BigInt(exponent)

function safe(value: bigint): Minor {
  const result = Number(value)
  if (!Number.isSafeInteger(result)) throw new RangeError(`Amount out of range: ${value}`)
  return result
}

/** Exact division with the rounding asked for; half-up rounds halves away from zero. */
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

/** Reads an amount into smallest units; more digits than the scale are rounded half-up. */
export function parseAmount(amount: string, currency: string): Minor {
  const { units, scale } = parseDecimal(amount)
  const wanted = scaleOf(currency)
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
  if (rounding === 'half-up' && Number.isInteger(percent)) {
    // Whole percentages are asked for a hundred thousand times in a search; exact below 2^53 without bigint.
    const product = minor * (percent as number)
    if (product >= 0 && product < 1e15) return Math.floor((product + 50) / 100)
  }
  return multiply(minor, percent, rounding, 2)
}

/** `factor` is a decimal; `shift` divides the product further by ten to that power. */
export function multiply(minor: Minor, factor: string | number, rounding: Rounding, shift = 0): Minor {
  const { units, scale } = parseDecimal(String(factor))
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
 * Splits an amount by weights so that the parts sum to it exactly: what rounding down leaves goes, one unit each,
 * to the parts with the largest remainders, earlier parts first. Weights are non-negative integers; all zero means equal.
 */
export function allocate(total: Minor, weights: readonly number[]): Minor[] {
  if (weights.length === 0) throw new RangeError('Nothing to allocate to')
  const given = weights.map((weight) => BigInt(weight))
  const sum = given.reduce((left, right) => left + right, 0n)
  const shares = sum === 0n ? given.map(() => 1n) : given
  const whole = sum === 0n ? BigInt(weights.length) : sum
  const sign = total < 0 ? -1n : 1n
  const amount = BigInt(total) * sign
  const parts = shares.map((share, index) => {
    const product = amount * share
    return { index, value: product / whole, rest: product % whole }
  })
  let left = amount - parts.reduce((done, part) => done + part.value, 0n)
  const byRest = [...parts].sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1))
  for (const part of byRest) {
    if (left === 0n) break
    part.value += 1n
    left -= 1n
  }
  return parts.map((part) => safe(part.value * sign))
}
