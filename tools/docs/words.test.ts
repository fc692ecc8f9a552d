import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../workspace/root.mjs'
import { filesOf } from './documents.ts'

/** Words that docs/vocabulary.md replaces; in code, titles of tests, texts and documents. */
const replaced = /\b(?:anew|wish(?:es)?|papers|told|teller)\b/i

/** Where they are named, or drawn from what does not have them. */
const named =
  /^docs\/vocabulary\.md$|^tools\/docs\/words\.test\.ts$|\/generated\/|^openapi\/examples\/|^package-lock\.json$/

/** A line with the names in it taken apart, so that a word is found inside of one. */
const taken = (line: string) => line.replaceAll(/(?<=[a-z\d])(?=[A-Z])|_/g, ' ')

test('Code and documents use the words of the vocabulary', () => {
  const read = filesOf(root).filter((path) => /\.(?:tsx?|mjs|md|ya?ml|css)$/.test(path) && !named.test(path))
  expect(read.length).toBeGreaterThan(2000)
  const found = read.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (replaced.test(taken(line)) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})
