import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  bundlePaths,
  catalogueFile,
  catalogueSource,
  namespaceOf,
  otherLanguages,
} from '../../codegen/catalogue.ts'
import type { TextTree } from '../text-types.ts'

const modules = import.meta.glob<TextTree>('./{zh-cn,en}/**/*.ts', { import: 'default', eager: true })

/** Text by dotted name. */
function flat(tree: TextTree, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(prefix + name, value)
    else for (const [key, text] of flat(value, `${prefix}${name}.`)) texts.set(key, text)
  }
  return texts
}

const textsOf = (language: string, path: string) => flat(modules[`./${language}/${path}.ts`] ?? {})

const placeholders = (text: string) => [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name).sort()

/** `nights_one` is the English singular of `nights`; Chinese has none. */
const plural = (key: string) => key.replace(/_one$/, '')

const paths = bundlePaths('zh-cn')

describe('text bundles', () => {
  test('R1.10 both languages have the same bundles', () => {
    expect(bundlePaths('en')).toEqual(paths)
  })

  test('a new file is in the index; if this fails run `npm run generate -w @portal/i18n`', () => {
    expect(readFileSync(catalogueFile, 'utf8')).toBe(catalogueSource(paths, otherLanguages()))
  })

  test('no page has the name of a noun', () => {
    expect(new Set(paths.map(namespaceOf)).size).toBe(paths.length)
  })

  test.each(paths)('R1.10 %s has the same keys and placeholders in zh-cn and en', (path) => {
    const zh = textsOf('zh-cn', path)
    const en = textsOf('en', path)
    expect([...new Set([...en.keys()].map(plural))].sort()).toEqual([...zh.keys()].sort())
    for (const [key, text] of en) {
      const source = placeholders(zh.get(plural(key)) ?? '')
      // A singular may say "one" in words.
      const optional = key === plural(key) ? [] : ['count']
      const written = placeholders(text)
      expect(
        source.filter((name) => !written.includes(name) && !optional.includes(name ?? '')),
        key,
      ).toEqual([])
      expect(
        written.filter((name) => !source.includes(name)),
        key,
      ).toEqual([])
    }
  })

  test.each(paths)('%s has no empty text, and no Chinese one in English', (path) => {
    for (const [key, text] of textsOf('zh-cn', path)) expect(text.trim(), key).not.toBe('')
    for (const [key, text] of textsOf('en', path)) expect(text.trim(), key).not.toBe('')
    // The name of a language is the same in every language.
    const chinese = [...textsOf('en', path)].filter(
      ([key, text]) => /\p{Script=Han}/u.test(text) && !key.startsWith('languages.'),
    )
    expect(chinese).toEqual([])
  })
})
