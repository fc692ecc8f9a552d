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
 * A value of undefined or null is left out; an empty list or object leaves nothing behind.
 */
export function flatten(params: object): [name: string, value: string][] {
  return Object.entries(params).flatMap(([name, value]) => flattenValue(name, value as ParamValue))
}

function flattenValue(name: string, value: ParamValue): [string, string][] {
  if (value === undefined || value === null) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, child]) => flattenValue(`${name}[${key}]`, child))
}

/** What `unflatten` gives back: texts, and objects of them. Lists arrive as objects with number keys. */
export interface ParamTree {
  [name: string]: string | ParamTree
}

const plainName = /^[^[\]]+$/
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * The way back: pairs to a tree without prototype. `name[]` takes the next free number. A pair whose name is
 * not well formed, or which would overwrite another kind of value, is kept under its raw name, so that
 * validation can name it.
 */
export function unflatten(pairs: Iterable<readonly [string, string]>): ParamTree {
  const tree = emptyTree()
  for (const [name, value] of pairs) if (!place(tree, pathOf(name), value)) tree[name] = value
  return tree
}

const emptyTree = () => Object.create(null) as ParamTree

/** `a[b][0]` → ['a','b','0']; null when brackets do not match or a step could reach a prototype. */
function pathOf(name: string): string[] | null {
  if (plainName.test(name)) return forbidden.has(name) ? null : [name]
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  if (!match) return null
  const steps = [
    match[1] ?? '',
    ...[...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((step) => step[1] ?? ''),
  ]
  return steps.some((step) => forbidden.has(step)) ? null : steps
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
