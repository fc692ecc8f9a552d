import { globSync } from 'node:fs'
import { join } from 'node:path'

const localesFolder = join(import.meta.dirname, '../src/locales')

/** The file that holds the generated index of text bundles. */
export const catalogueFile = join(localesFolder, 'catalogue.gen.ts')

/** Paths of one language's bundles without language and ending: `common`, `pages/hotel/list`. */
export function bundlePaths(language: string): string[] {
  return globSync('**/*.ts', { cwd: join(localesFolder, language) })
    .map((path) => path.replaceAll('\\', '/').replace(/\.ts$/, ''))
    .sort()
}

/** `pages/hotel/list` holds the texts of `/hotel/list`; every other file is named by its noun. */
export const namespaceOf = (path: string): string => path.replace(/^pages\//, '')

/** Source of the index: namespace to the type of its zh-cn texts. */
export function catalogueSource(paths: readonly string[]): string {
  const entries = paths.map((path) => {
    const namespace = namespaceOf(path)
    const key = /^\w+$/.test(namespace) ? namespace : `'${namespace}'`
    return `  ${key}: typeof import('./zh-cn/${path}.ts').default`
  })
  return [
    '// Generated from the files of zh-cn by `npm run generate -w @portal/i18n`. Do not edit.',
    '',
    '/** Namespace to its texts, as zh-cn writes them. */',
    'export interface TextCatalogue {',
    ...entries,
    '}',
    '',
  ].join('\n')
}
