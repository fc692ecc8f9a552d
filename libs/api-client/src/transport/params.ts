/** A query value as callers write it: plain, a list, or nested objects. */
type ParamValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly ParamValue[]
  | { readonly [name: string]: ParamValue }

/**
 * Flattens nested params to pairs named `name[key]`, lists to `name[0]`, at any depth (`rooms[0][adults]`).
 * Leaves out undefined, null, and empty lists and objects.
 */
export function flatten(params: object): [name: string, value: string][] {
  return Object.entries(params).flatMap(([name, value]) => flattenValue(name, value as ParamValue))
}

function flattenValue(name: string, value: ParamValue): [string, string][] {
  if (value === undefined || value === null) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, child]) => flattenValue(`${name}[${key}]`, child))
}

/** The result of `unflatten`: nested objects of texts. A list is an object with number keys. */
export interface ParamTree {
  [name: string]: string | ParamTree
}

/**
 * The inverse of `flatten`: pairs to a tree of objects without prototype. `name[]` takes the next free number. A pair
 * with a malformed name, or one that would overwrite another kind of value, keeps its raw name, so that validation can
 * report it.
 */
export function unflatten(pairs: Iterable<readonly [string, string]>): ParamTree {
  const tree = emptyTree()
  for (const [name, value] of pairs) if (!place(tree, pathOf(name), value)) tree[name] = value
  return tree
}

const emptyTree = () => Object.create(null) as ParamTree

/** `a[b][0]` → ['a','b','0'], `a` → ['a']; null when brackets do not match. */
function pathOf(name: string): string[] | null {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  if (!match) return null
  return [match[1] ?? '', ...[...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((step) => step[1] ?? '')]
}

function place(tree: ParamTree, path: string[] | null, value: string): boolean {
  if (!path) return false
  let node = tree
  for (let index = 0; index < path.length; index += 1) {
    const step = path[index] || String(Object.keys(node).length)
    if (index === path.length - 1) {
      if (typeof node[step] === 'object') return false
      node[step] = value
      return true
    }
    const next = node[step] ?? emptyTree()
    if (typeof next === 'string') return false
    node[step] = next
    node = next
  }
  return false
}

/**
 * The query of a drop-down that searches, sent to the URL its caller names: `select` and the typed text, which the
 * caller's extras never change.
 */
export function dropdownParams<Extras extends object>(typed: string, extras: Extras) {
  return { ...extras, select: true, ...(typed === '' ? {} : { quickSearch: typed }) }
}
