import { isObject, type Json, type JsonObject } from '../contract-check/contract.ts'
import type { Change } from './contracts.ts'

/** A change in words. */
export interface Described {
  readonly breaking: boolean
  /** `GET /api/guest/index`, or the name of a schema. */
  readonly subject: string
  readonly sentence: string
  /** Ids of the operations that it affects. */
  readonly operations: readonly string[]
}

// `x-` fields of operations and the headers of each call: Redocly does not know what they mean, and ignores lists.

/** Extensions that Redocly reports well enough. */
const leftToRedocly = new Set(['x-auth', 'x-permission', 'x-status', 'x-source', 'x-no-screen'])

const isOwn = (name: string) => name.startsWith('x-') && !leftToRedocly.has(name)

/** Whether a change that Redocly reports is described here. */
export function isDescribedHere({ property, base, revision }: Change): boolean {
  return [base, revision].some((place) => {
    const [root, , method, field] = place?.pointer.split('/').slice(1) ?? []
    if (root === 'x-headers') return true
    if (root !== 'paths' || method === undefined) return false
    return isOwn(field ?? property ?? '')
  })
}

interface Operation {
  readonly id: string
  readonly subject: string
  readonly value: JsonObject
}

function operationsOf(document: JsonObject): Operation[] {
  const paths = isObject(document.paths) ? document.paths : {}
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, value]) =>
      isObject(value) && typeof value.operationId === 'string'
        ? [{ id: value.operationId, subject: `${method.toUpperCase()} ${path}`, value }]
        : [],
    ),
  )
}

interface Sentence {
  readonly breaking: boolean
  readonly sentence: string
}

const breaking = (sentence: string): Sentence => ({ breaking: true, sentence })
const harmless = (sentence: string): Sentence => ({ breaking: false, sentence })

/** All changes of extensions and headers in words. */
export function agreementsBetween(base: JsonObject, revision: JsonObject): Described[] {
  const before = operationsOf(base)
  const bySubject = new Map(before.map((operation) => [operation.subject, operation]))
  // A path may have been renamed.
  const byId = new Map(before.map((operation) => [operation.id, operation]))
  const changes = operationsOf(revision).flatMap(({ id, subject, value }) => {
    const old = bySubject.get(subject) ?? byId.get(id)
    if (old === undefined) return []
    const names = new Set([...Object.keys(old.value), ...Object.keys(value)].filter(isOwn))
    return [...names].flatMap((name) =>
      sentencesOf(name, old.value[name], value[name]).map((sentence) => ({
        ...sentence,
        subject,
        operations: [id],
      })),
    )
  })
  const headers = headersBetween(objectOf(base['x-headers']), objectOf(revision['x-headers']))
  return [...headers.map((each) => ({ ...each, subject: 'every call', operations: [] })), ...changes]
}

const objectOf = (value: Json | undefined): JsonObject =>
  isObject(value ?? null) ? (value as JsonObject) : {}

const shown = (value: Json | undefined) => JSON.stringify(value) ?? 'nothing'

const listOf = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : [])

function sentencesOf(name: string, old: Json | undefined, now: Json | undefined): Sentence[] {
  if (name === 'x-refusals' || name === 'x-invalidates') {
    const [before, after] = [listOf(old), listOf(now)]
    const words = listWords[name]
    return [
      ...after.filter((each) => !before.includes(each)).map((each) => breaking(words.gained(each))),
      ...before.filter((each) => !after.includes(each)).map((each) => harmless(words.lost(each))),
    ]
  }
  if (shown(old) === shown(now)) return []
  if (name === 'x-idempotent') return [idempotence(old, now)]
  if (name === 'x-safe' && old === true) return [breaking('It no longer only reads: `x-safe` was true.')]
  if (old === undefined) return [harmless(`\`${name}\` was added: ${shown(now)}.`)]
  if (now === undefined) return [harmless(`\`${name}\` was removed; it was ${shown(old)}.`)]
  return [harmless(`\`${name}\` was ${shown(old)}, is ${shown(now)}.`)]
}

const listWords = {
  'x-refusals': {
    gained: (key: string) => `Refusal \`${key}\` was added: each screen that makes the call has to show it.`,
    lost: (key: string) => `Refusal \`${key}\` was removed.`,
  },
  'x-invalidates': {
    gained: (noun: string) =>
      `\`x-invalidates\` gained \`${noun}\`: older clients go on showing what they had of it.`,
    lost: (noun: string) => `\`x-invalidates\` lost \`${noun}\`.`,
  },
}

const name = (value: Json | undefined) => (typeof value === 'string' ? `\`${value}\`` : JSON.stringify(value))

function idempotence(old: Json | undefined, now: Json | undefined): Sentence {
  if (old === undefined)
    return harmless(`A repetition with the same ${name(now)} now answers the first result.`)
  if (now === undefined)
    return breaking(`A repetition with the same ${name(old)} no longer answers the first result.`)
  return breaking(
    `The field that makes a repetition answer the first result was ${name(old)}, is ${name(now)}.`,
  )
}

function headersBetween(old: JsonObject, now: JsonObject): Sentence[] {
  const names = new Set([...Object.keys(old), ...Object.keys(now)])
  const renamed = new Map(
    Object.keys(old).flatMap((name) => {
      const next = Object.keys(now).find((each) => !(each in old) && shown(now[each]) === shown(old[name]))
      return name in now || next === undefined ? [] : [[name, next] as const]
    }),
  )
  const successors = new Set(renamed.values())
  return [...names].flatMap((name): Sentence[] => {
    const next = renamed.get(name)
    if (next !== undefined) return [breaking(`Header \`${name}\` is now called \`${next}\`.`)]
    if (successors.has(name) || shown(old[name]) === shown(now[name])) return []
    if (!(name in now)) return [breaking(`Header \`${name}\` was removed.`)]
    if (!(name in old)) return [breaking(`Header \`${name}\` was added: older clients do not send it.`)]
    return [harmless(`Header \`${name}\` was ${shown(old[name])}, is ${shown(now[name])}.`)]
  })
}
