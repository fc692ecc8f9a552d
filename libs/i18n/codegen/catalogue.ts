import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const localesFolder = join(import.meta.dirname, '../src/locales')

/** The generated index of the text bundles. */
export const catalogueFile = join(localesFolder, 'catalogue.gen.ts')

/** Paths of one language's bundles without language and ending: `common`, `pages/hotel/list`. */
export function bundlePaths(language: string): string[] {
  return globSync('**/*.ts', { cwd: join(localesFolder, language) })
    .map((path) => path.replaceAll('\\', '/').replace(/\.ts$/, ''))
    .sort()
}

/** Every language with a folder except zh-cn, the source of the translations. */
export const otherLanguages = (): string[] =>
  globSync('*/', { cwd: localesFolder })
    .map((folder) => folder.replace(/[\\/]$/, ''))
    .filter((language) => language !== 'zh-cn')
    .sort()

/** `pages/hotel/list` holds the texts of `/hotel/list`; any other file has the name of its noun. */
export const namespaceOf = (path: string): string => path.replace(/^pages\//, '')

const entry = (language: string, path: string): string => {
  const namespace = namespaceOf(path)
  const key = /^\w+$/.test(namespace) ? namespace : `'${namespace}'`
  return `${key}: typeof import('./${language}/${path}.ts').default`
}

/**
 * Source of the index: the type of the zh-cn texts by namespace, and the same names for each other language, so that a
 * missing file does not compile.
 */
export function catalogueSource(paths: readonly string[], others: readonly string[]): string {
  const translations = others.flatMap((language) => [
    `  ${language}: {`,
    ...paths.map((path) => `    ${entry(language, path)}`),
    '  }',
  ])
  return [
    '// Generated from the files of zh-cn by `npm run generate -w @portal/i18n`. Do not edit.',
    '',
    '/** Namespace to its texts, as zh-cn writes them. */',
    'export interface TextCatalogue {',
    ...paths.map((path) => `  ${entry('zh-cn', path)}`),
    '}',
    '',
    '/** Each other language has a file for each of them: a missing one does not compile. */',
    'export interface Translations {',
    ...translations,
    '}',
    '',
  ].join('\n')
}

if (import.meta.main) {
  const paths = bundlePaths('zh-cn')
  writeFileSync(catalogueFile, catalogueSource(paths, otherLanguages()))
  console.log(`${paths.length} text bundles indexed`)
}
