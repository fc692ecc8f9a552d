import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { bundlePath } from '../contract/bundle.ts'
import { patternsOf } from '../contract/patterns.ts'
import { root } from '../workspace/root.mjs'
import { slowestMs } from './slowest.ts'

/** The sources of contract, mock, portal and tools that are in the repository, without tests and what is generated. */
function sources(): readonly string[] {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'apps', 'libs', 'tools', 'deploy'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  return stdout
    .split('\n')
    .filter((path) => /\.(?:ts|tsx|mjs|js)$/.test(path))
    .filter((path) => !/\.test\.|\/generated\/|\.gen\.|mockServiceWorker/.test(path))
}

/** The regular expressions that are written as literals. */
function expressions(): readonly RegExp[] {
  const found: RegExp[] = []
  for (const path of sources()) {
    const text = readFileSync(join(root, path), 'utf8')
    if (!text.includes('/')) continue
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false)
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/')
        found.push(new RegExp(node.text.slice(1, end), node.text.slice(end + 1)))
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return found
}

/** The patterns of the contract, as validators compile them. */
const patterns = () =>
  patternsOf(JSON.parse(readFileSync(bundlePath, 'utf8'))).map(([, text]) => new RegExp(text, 'u'))

test('No regular expression of the project takes more than 50 ms for 100,000 characters', () => {
  const all = new Map([...expressions(), ...patterns()].map((expression) => [String(expression), expression]))
  expect(all.size).toBeGreaterThan(100)
  const slow = [...all]
    .map(([literal, expression]) => ({ literal, ...slowestMs(expression) }))
    .filter(({ ms }) => ms > 50)
  expect(slow).toEqual([])
})
