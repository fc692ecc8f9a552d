import { type ParamTree, unflatten } from '@portal/api-client/contract'
import type { ParamKind } from '../route-table.ts'

/** Reads a query string by the kinds that the contract gives; what does not fit stays as it came. */
export function readQuery(
  text: string,
  kinds: { readonly [name: string]: ParamKind },
): Record<string, unknown> {
  const tree = unflatten(new URLSearchParams(text))
  // Without a prototype, or `__proto__` would vanish unseen.
  const values = Object.create(null) as Record<string, unknown>
  for (const sent of Object.keys(tree)) {
    const name = presentName(sent, tree, kinds)
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    values[name] = coerce(tree[sent] as string | ParamTree, kind)
  }
  return values
}

/** Some ancestors spell the typed text of a drop-down `quick_search`; where both come, the present name counts. */
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

/** `name[0]`, `name[1]`, … in the order of the numbers; gaps close. */
function coerceList(tree: ParamTree, kind: ParamKind): unknown {
  const keys = Object.keys(tree)
  if (!keys.every((key) => /^\d{1,9}$/.test(key))) return { ...tree }
  return keys
    .sort((a, b) => Number(a) - Number(b))
    .map((key) => withEmptyLists(coerce(tree[key] as string | ParamTree, kind), kind))
}

/** An empty list leaves nothing behind in a query, so within an entry a list that is missing was empty. */
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
