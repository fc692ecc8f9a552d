import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exportDemo } from './export.ts'

let folder = ''
const at = (...names: string[]) => join(folder, ...names)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-'))
  for (const name of ['built/assets', 'built/user/login', 'built/.host'])
    mkdirSync(at(name), { recursive: true })
  const files = [
    'assets/index-a1.js',
    'assets/index-a1.js.br',
    '_payload.json',
    '.host/rules.conf',
    'offline.json',
  ]
  for (const name of files) writeFileSync(at('built', name), 'x')
  for (const name of ['shell.html', 'index.html', 'user/login/index.html'])
    writeFileSync(
      at('built', name),
      '<script nonce="__CSP_NONCE__">1</script><meta content="__PORTAL_ORIGIN__/share.png">',
    )
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('A demo is what a static host can serve, without what belongs to our own hosting', () => {
  expect(exportDemo(at('built'), at('out'))).toBeNull()
  expect(readdirSync(at('out'), { recursive: true, encoding: 'utf8' }).toSorted()).toEqual(
    [
      '.nojekyll',
      '404.html',
      '_payload.json',
      '_redirects',
      'assets',
      'assets/index-a1.js',
      'index.html',
      'offline.json',
      'shell.html',
      'user',
      'user/login',
      'user/login/index.html',
    ].toSorted(),
  )
  for (const name of ['404.html', 'user/login/index.html'])
    expect(readFileSync(at('out', name), 'utf8')).toBe('<script>1</script><meta content="/share.png">')
})

test('An earlier demo is replaced, and nothing of it stays', () => {
  exportDemo(at('built'), at('out'))
  writeFileSync(at('out/assets/index-old.js'), 'x')
  expect(exportDemo(at('built'), at('out'))).toBeNull()
  expect(existsSync(at('out/assets/index-old.js'))).toBe(false)
})

test('A folder that holds something else is left as it is, and the sentence names the option', () => {
  mkdirSync(at('out'))
  writeFileSync(at('out/thesis.txt'), 'x')
  expect(exportDemo(at('built'), at('out'))).toMatch(/holds something other than a demo.*--out/)
  expect(readdirSync(at('out'))).toEqual(['thesis.txt'])
})
