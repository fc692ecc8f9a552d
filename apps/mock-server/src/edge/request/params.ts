import { type ParamTree, unflatten } from '@portal/api-client/contract'
import type { ParamKind } from '../route-table.ts'

/** Reads a query string by the types of the contract. A value of another type stays a text. */
export function readQuery(
  text: string,
  kinds: { readonly [name: string]: ParamKind },
): Record<string, unknown> {
  const tree = unflatten(new URLSearchParams(text))
  // Has no prototype, so that `__proto__` is kept as a key.
  const values = Object.create(null) as Record<string, unknown>
  for (const sent of Object.keys(tree)) {
    const name = presentName(sent, tree, kinds)
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    values[name] = coerce(tree[sent] as string | ParamTree, kind)
  }
  return values
}

/** Some ancestors spell the typed text of a drop-down `quick_search`; when both are sent, the present name counts. */
const presentName = (sent: string, tree: ParamTree, kinds: object): string =>
  sent === 'quick_search' && 'quickSearch' in kinds && !('quickSearch' in tree) ? 'quickSearch' : sent

function coerce(value: string | ParamTree, kind: ParamKind | undefined): unknown {
  if (typeof value === 'string') return typeof kind === 'string' ? coerceText(value, kind) : value
  if (Array.isArray(kind)) return coerceList(value, kind[0] as ParamKind)
  const kinds = typeof kind === 'object' ? (kind as { readonly [name: string]: ParamKind }) : {}
  return Object.fromEntries(
    Object.entries(value).map(
      ([key, child]) => [key, coerce(child, Object.hasOwn(kinds, key) ? kinds[key] : undefined)] as const,
    ),
  )
}

/** A list in the order of its numbers `name[0]`, `name[1]`, …; gaps close. */
function coerceList(tree: ParamTree, kind: ParamKind): unknown {
  const keys = Object.keys(tree)
  if (!keys.every((key) => /^\d{1,9}$/.test(key))) return { ...tree }
  return keys
    .sort((a, b) => Number(a) - Number(b))
    .map((key) => withEmptyLists(coerce(tree[key] as string | ParamTree, kind), kind))
}

/** A query cannot express an empty list, so a list that is missing in an entry is empty. */
function withEmptyLists(entry: unknown, kind: ParamKind): unknown {
  if (typeof entry !== 'object' || entry === null || typeof kind !== 'object' || Array.isArray(kind))
    return entry
  const lists = Object.keys(kind).filter((name) =>
    Array.isArray((kind as { readonly [name: string]: ParamKind })[name]),
  )
  return { ...Object.fromEntries(lists.map((name) => [name, []])), ...entry }
}

function coerceText(text: string, kind: string): unknown {
  if (kind === 'integer' || kind === 'number') {
    return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text
  }
  if (kind === 'boolean') {
    if (text === 'true' || text === '1') return true
    if (text === 'false' || text === '0') return false
  }
  return text
}
