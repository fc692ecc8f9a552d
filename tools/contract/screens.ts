// Contract rule 85: every call has a screen, or says for whom it is kept. Pure: a bundled document and its callers in, problems out.
import type { JsonObject } from './flatten.ts'
import { operationsOf, type Problem } from './operations.ts'

/** Calls whose screens are on their way; each leaves the list with the screen that asks it. */
export const awaited: readonly string[] = []

/** `callers`: the pages that ask each operation, as `readUses` finds them. */
export function findScreenProblems(
  document: JsonObject,
  callers: ReadonlyMap<string, readonly string[]>,
  expected: readonly string[],
): Problem[] {
  const operations = operationsOf(document)
  const problems = operations.flatMap(({ id, object }) => {
    const pages = callers.get(id) ?? []
    const isKept = object['x-no-screen'] !== undefined
    if (pages.length > 0 && isKept)
      return [
        {
          where: id,
          what: `has x-no-screen, but ${pages[0]} asks it`,
          fix: 'take x-no-screen from its path',
        },
      ]
    if (pages.length > 0 || isKept || expected.includes(id)) return []
    const fix = 'call it from a screen, or say in x-no-screen for whom it is kept'
    return [{ where: id, what: 'is asked by no screen of the portal', fix }]
  })
  const known = new Set(operations.map(({ id }) => id))
  const unknown = expected.filter((id) => !known.has(id))
  return [
    ...problems,
    ...unknown.map((id) => ({
      where: 'tools/contract/screens.ts',
      what: `awaits ${id}, which is no operation`,
      fix: 'take it from the list',
    })),
  ]
}
