/** Layers whose folders and files are called after the nouns of the contract. */
const layers = [
  /^apps\/portal\/src\/features\/(?<noun>[a-z-]+)\//u,
  /^apps\/mock-server\/src\/(?:domain|operations)\/(?<noun>[a-z-]+?)(?:\/|\.ts$|\.test\.ts$)/u,
  /^openapi\/(?:paths|schemas)\/(?<noun>[a-z-]+)(?:\/[a-z-]+)?\.yaml$/u,
  /^libs\/i18n\/src\/locales\/[a-z-]+\/(?:[a-z]+\/)*(?<noun>[a-z-]+)(?:\/|\.ts$)/u,
  /^libs\/api-client\/src\/queries\/(?<noun>[a-z-]+)\.ts$/u,
  /^e2e\/(?<noun>[a-z-]+)\//u,
]

/** Words by which the files of browser tests call a noun, where it is not the noun itself. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  airport: ['transfer', 'ride'],
  car: ['ride'],
  bill: ['settle'],
  wallet: ['settle', 'pay'],
  approval: ['sub-account'],
  site: ['start', 'routes'],
  menu: ['menus'],
}

/** `hotel-search` is about hotels: the noun is its first word, or as many as a noun has. */
const partsOf = (name: string) => {
  const [first = name] = name.split('-')
  return [...new Set([name, first, ...(otherNames[first] ?? [])])]
}

/** The words under which browser tests are looked for when these files have changed. */
export function nounsOf(changed: readonly string[]): readonly string[] {
  const nouns = changed.flatMap((file) => {
    const noun = layers
      .map((layer) => layer.exec(file)?.groups?.['noun'])
      .find((found) => found !== undefined)
    return noun === undefined ? [] : partsOf(noun)
  })
  return [...new Set(nouns)]
}

/**
 * The browser tests that are called after a noun: by their folder, or by a word of their own name.
 * @param files all of them, relative to the folder of browser tests
 */
export const journeysOf = (nouns: readonly string[], files: readonly string[]): readonly string[] =>
  files.filter((file) => {
    const [folder = '', name = ''] = file.replace(/\.e2e\.ts$/u, '').split('/')
    return nouns.some((noun) => noun === folder || name === noun || name.split('-').includes(noun))
  })
