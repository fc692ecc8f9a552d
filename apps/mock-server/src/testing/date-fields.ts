import { type OperationId, routes } from '@portal/api-client/contract'
import type { ContractCalls, Schema } from './fuzz/contract-calls.ts'

const dated = new Set(['LocalDate', 'LocalDateTime', 'CalendarMonth', 'EpochSeconds'])

/** The type of a date field, which decides how a day is written in it. */
type DateKind = 'LocalDate' | 'LocalDateTime' | 'CalendarMonth' | 'EpochSeconds'

export interface DateField {
  readonly operation: OperationId
  /** `query.date`, `body.changes.flight.flight_local`, `body.itinerary.0.date`. */
  readonly place: string
  readonly kind: DateKind
}

/** Every date, month and instant that a client sends, as the contract names them. */
export function dateFieldsOf(contract: ContractCalls): DateField[] {
  const found: DateField[] = []
  for (const { operation, query, body } of contract.calls) {
    const visit = (given: Schema, place: string, within: ReadonlySet<string>): void => {
      const { schema, name } = contract.resolve(given)
      if (name !== null && dated.has(name)) found.push({ operation, place, kind: name as DateKind })
      if (name !== null && within.has(name)) return
      const inside = name === null ? within : new Set([...within, name])
      for (const branch of schema.oneOf ?? []) visit(branch, place, inside)
      for (const [key, one] of Object.entries(schema.properties ?? {})) visit(one, `${place}.${key}`, inside)
      if (schema.items) visit(schema.items, `${place}.0`, inside)
    }
    if (query) visit(query, 'query', new Set())
    if (body && routes[operation].body === 'json') visit(body, 'body', new Set())
  }
  return found
}

/** A day `YYYY-MM-DD` as the field writes it; instants are at ten in Yangon. */
export function writtenDay(day: string, kind: DateKind): string | number {
  switch (kind) {
    case 'LocalDate':
      return day
    case 'LocalDateTime':
      return `${day}T10:00:00+06:30`
    case 'CalendarMonth':
      return day.slice(0, 7)
    case 'EpochSeconds':
      return Math.max(0, Math.floor(Date.parse(`${day}T03:30:00Z`) / 1000))
  }
}

/** The value with the field at `place` set. Missing objects and lists on the way are created. */
export function withField(value: unknown, [step, ...rest]: readonly string[], field: unknown): unknown {
  if (step === undefined) return field
  if (step === '0') {
    const [first, ...others] = Array.isArray(value) ? (value as unknown[]) : []
    return [withField(first, rest, field), ...others]
  }
  const record = (value ?? {}) as Record<string, unknown>
  return { ...record, [step]: withField(record[step], rest, field) }
}
