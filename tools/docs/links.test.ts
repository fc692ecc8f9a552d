import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../workspace/root.mjs'

const documents = globSync(['*.md', '{apps,libs,e2e,openapi,docs,deploy}/**/*.md'], {
  cwd: root,
  exclude: (name) => /(?:^|[\\/])(?:node_modules|dist|test-results)$/.test(name),
})

/** The headings of a document, as GitHub turns them into anchors. */
const anchorsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  )

test.each(documents)('The links of %s lead to files and headings that exist', (document) => {
  const path = join(root, document)
  const broken = [...readFileSync(path, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [file = '', anchor] = target.split('#')
      const to = file === '' ? path : join(dirname(path), file)
      return !existsSync(to) || (anchor !== undefined && !anchorsOf(to).includes(anchor))
    })
  expect(broken).toEqual([])
})
