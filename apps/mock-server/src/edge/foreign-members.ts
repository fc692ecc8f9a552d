import type { Issue } from './route-table.ts'

type Members = Record<PropertyKey, unknown>

/** The input as a client of another contract means it: a copy without the members for which the issues blame it. */
export function withoutForeignMembers(input: unknown, issues: readonly Issue[]): unknown {
  let rest = input
  for (const { code, path, keys = [] } of issues) {
    if (code === 'unrecognized_keys') for (const key of keys) rest = without(rest, [...path, key])
    else if (isEmptyText(input, path)) rest = without(rest, path)
  }
  return rest
}

function isEmptyText(input: unknown, path: readonly PropertyKey[]): boolean {
  if (typeof path.at(-1) !== 'string') return false
  let value = input
  for (const step of path) value = (value as Members | undefined)?.[step]
  return value === ''
}

function without(value: unknown, [step, ...rest]: readonly PropertyKey[]): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry, at) => (at === step ? without(entry, rest) : entry))
  const copy: Members = { ...value }
  if (rest.length === 0) delete copy[step]
  else copy[step] = without(copy[step], rest)
  return copy
}
