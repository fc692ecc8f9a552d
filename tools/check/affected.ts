/** The part of a module that dependency-cruiser reports and that is read. */
export interface ImportingModule {
  readonly source: string
  /** `module` is the text of the import, `resolved` the file it leads to. */
  readonly dependencies: readonly { readonly module?: string; readonly resolved: string }[]
}

/** A test file, and how many imports lie between it and the nearest changed file; 0 is a changed test. */
interface Affected {
  readonly file: string
  readonly distance: number
}

const isUnitTest = (file: string) => /\.test\.tsx?$/u.test(file)
const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1)

/**
 * All unit tests that import a changed file over any number of steps, the nearest first; among equals those that stand
 * in the folder of the change. A deleted test is none of them.
 */
export function affectedTests(
  modules: readonly ImportingModule[],
  changed: readonly string[],
  deleted: readonly string[] = [],
): readonly Affected[] {
  const importers = new Map<string, string[]>()
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const known = importers.get(resolved)
      if (known === undefined) importers.set(resolved, [source])
      else known.push(source)
    }

  const distances = new Map([...changed, ...deleted].map((file) => [file, 0]))
  let edge = [...distances.keys()]
  for (let distance = 1; edge.length > 0; distance += 1) {
    const next = [...new Set(edge.flatMap((file) => importers.get(file) ?? []))]
    edge = next.filter((file) => !distances.has(file))
    for (const file of edge) distances.set(file, distance)
  }

  const folders = new Set([...changed, ...deleted].map(folderOf))
  const beside = (file: string) => (folders.has(folderOf(file)) ? 0 : 1)
  return [...distances]
    .filter(([file]) => isUnitTest(file) && !deleted.includes(file))
    .map(([file, distance]) => ({ file, distance }))
    .toSorted(
      (a, b) =>
        beside(a.file) - beside(b.file) || a.distance - b.distance || a.file.localeCompare(b.file, 'en'),
    )
}

/** What a test file is taken to cost while no report tells; in seconds. */
const assumedSeconds = (file: string) => (file.endsWith('.tsx') ? 4 : 0.5)

/**
 * As many of the affected tests as fit into a time, and at least one. Whole chains of imports end in tests that open
 * the portal with all its pages: for those, far from the change, there is `npm test`.
 */
export function withinTime(
  affected: readonly Affected[],
  seconds: number,
  known: ReadonlyMap<string, number>,
): readonly Affected[] {
  let sum = 0
  return affected.filter(({ file, distance }, at) => {
    sum += known.get(file) ?? assumedSeconds(file)
    return at === 0 || distance === 0 || sum <= seconds
  })
}

/** Of the affected tests those that contain one of the texts, as many as fit into a time. */
export function mentioning(
  affected: readonly Affected[],
  texts: readonly string[],
  read: (file: string) => string,
  seconds: number,
  known: ReadonlyMap<string, number>,
): readonly Affected[] {
  const found = affected.filter(({ file }) => {
    const code = texts.length > 0 ? read(file) : ''
    return texts.some((text) => code.includes(text))
  })
  return withinTime(found, seconds, known)
}
