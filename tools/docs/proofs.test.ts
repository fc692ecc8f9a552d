import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import { root } from '../workspace/root.mjs'

/** The browser tests are a project of their own; only their lists are looked at. */
const load = async (file: string): Promise<Record<string, object>> => import(join(root, 'e2e', file))

test('What is said to be proved before other backends has the figures of its tests', async () => {
  const document = readFileSync(join(root, 'docs/wiring-the-backend.md'), 'utf8')
  const { pages = [] } = await load('pages.ts')
  const { kinds = {} } = await load('errors/hostile-answers.ts')
  const [pageCount, kindCount] = [Object.keys(pages).length, Object.keys(kinds).length]
  const nouns = new Set(Object.values(routes).map(({ noun }) => noun)).size
  expect(document).toContain(`${kindCount} kinds of answers on ${pageCount} pages`)
  expect(document).toContain(`${pageCount} pages without each of ${nouns} nouns`)
})
