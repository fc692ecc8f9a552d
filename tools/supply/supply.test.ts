import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../workspace/root.mjs'
import { billOf } from './bill.ts'
import { type LockEntry, type Manifest, objections } from './lock.ts'

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'))

const sound: LockEntry = {
  version: '1.0.0',
  integrity: `sha512-${'A'.repeat(86)}==`,
}
const judged = (entry: LockEntry) => objections({ 'node_modules/a': { ...sound, ...entry } }, ['judged'], {})

test('A package with its checksum from the registry is sound, here and in the workspace', () => {
  expect(judged({})).toEqual([])
  const { packages } = readJson('package-lock.json') as { packages: Record<string, LockEntry> }
  const { allowScripts } = readJson('package.json') as { allowScripts: Record<string, boolean> }
  const files = globSync('{package.json,{apps,libs}/*/package.json,e2e/package.json}', { cwd: root })
  const manifests = Object.fromEntries(files.map((file) => [dirname(file), readJson(file) as Manifest]))
  expect(Object.keys(manifests).length).toBeGreaterThan(6)
  expect(objections(packages, Object.keys(allowScripts), manifests)).toEqual([])
})

test('Whatever could bring foreign code is named', () => {
  expect(judged({ integrity: 'sha1-abc' })).toEqual(['a has no checksum.'])
  expect(judged({ resolved: 'git+ssh://git@example.com/a.git' })).toEqual([
    'a does not come from the registry.',
  ])
  expect(judged({ resolved: 'https://packages.example/a.tgz' })).toHaveLength(1)
  expect(judged({ hasInstallScript: true })).toEqual(['a has an install script.'])
  expect(objections({ 'node_modules/judged': { ...sound, hasInstallScript: true } }, ['judged'], {})).toEqual(
    [],
  )
  for (const range of ['^1.0.0', '~1.0.0', '*', 'latest', '>=1', 'https://a.example/a.tgz', 'npm:a@^1.0.0'])
    expect([range, objections({}, [], { app: { dependencies: { a: range } } })]).toEqual([
      range,
      [`app asks for a by the range ${range}.`],
    ])
  expect(objections({}, [], { app: { dependencies: { a: '1.0.0', b: 'npm:@c/b@1.0.0-rc.1' } } })).toEqual([])
})

const component = (name: string) => ({
  'bom-ref': `${name}@1.0.0`,
  name,
  version: '1.0.0',
  purl: `pkg:npm/${name}@1.0.0`,
})
const whole = {
  bomFormat: 'CycloneDX',
  metadata: { component: { 'bom-ref': 'portal@0.1.0', name: 'portal', version: '0.1.0' } },
  components: ['used', 'below', 'tool'].map(component),
  dependencies: [{ ref: 'used@1.0.0', dependsOn: ['below@1.0.0', 'tool@1.0.0'] }, { ref: 'tool@1.0.0' }],
}

test('The bill of materials has what is in the build and nothing that only built it', () => {
  const bill = billOf(whole, [
    { name: 'used', version: '1.0.0' },
    { name: 'below', version: '1.0.0' },
  ])
  expect(bill.components).toEqual([component('used'), component('below')])
  expect(bill.dependencies).toEqual([
    { ref: 'portal@0.1.0', dependsOn: ['used@1.0.0', 'below@1.0.0'] },
    { ref: 'used@1.0.0', dependsOn: ['below@1.0.0'] },
  ])
  expect(bill.bomFormat).toBe('CycloneDX')
})

test('A bundled package that is not installed is no bill but an error', () => {
  expect(() => billOf(whole, [{ name: 'used', version: '2.0.0' }])).toThrow(
    'Bundled, but not installed: used@2.0.0',
  )
})
