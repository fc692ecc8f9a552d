import type { JsonObject } from '../contract/flatten.ts'
import { type Operation, operationsOf, stringsAt } from '../contract/operations.ts'

/**
 * Changes of `x-` fields that break a client or a server which keeps the older contract, a line each. Redocly lists them
 * as patches, because it does not know what they mean.
 */
export function brokenAgreements(before: JsonObject, now: JsonObject): string[] {
  const older = new Map(operationsOf(before).map((operation) => [operation.id, operation]))
  return operationsOf(now).flatMap((operation) => {
    const old = older.get(operation.id)
    const subject = `${operation.method.toUpperCase()} ${operation.path}`
    return old === undefined ? [] : brokenOf(old, operation).map((change) => `${subject}: ${change}`)
  })
}

const difference = (some: readonly string[] = [], others: readonly string[] = []) =>
  some.filter((each) => !others.includes(each))

function brokenOf({ object: old }: Operation, { object: now }: Operation): string[] {
  const gained = (field: string) =>
    difference(stringsAt(now[field]), stringsAt(old[field])).map((each) => `${field} gained ${each}`)
  const changed = (field: string) =>
    `${field} was ${JSON.stringify(old[field])}, is ${JSON.stringify(now[field])}`
  const isChanged = (field: string) => JSON.stringify(old[field]) !== JSON.stringify(now[field])
  const broken = [
    isChanged('x-auth') && now['x-auth'] === 'member' && changed('x-auth'),
    isChanged('x-permission') && now['x-permission'] !== null && changed('x-permission'),
    isChanged('x-idempotent') && old['x-idempotent'] !== undefined && changed('x-idempotent'),
    isChanged('x-safe') && old['x-safe'] === true && changed('x-safe'),
  ].filter((line) => line !== false)
  // A screen of the older contract does not show a new refusal, and keeps what has become stale.
  return [...broken, ...gained('x-refusals'), ...gained('x-invalidates')]
}
