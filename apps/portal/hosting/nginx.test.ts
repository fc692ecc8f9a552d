import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { noncePlaceholder, originPlaceholder } from '../csp.ts'
import { backendPaths } from '../preview/backend-paths.ts'
import { nginxTemplate } from './nginx.ts'
import { prerenderedPaths } from './page-paths.ts'
import { answerRules, backendFolders, callTexts, headersOf, kindOf } from './rules.ts'

const root = join(import.meta.dirname, '../../..')
const template = nginxTemplate()

/** The lines of one location, from its head to the bracket that ends it. */
const location = (head: string) => {
  const lines = template.split('\n')
  const start = lines.findIndex((line) => line.trim() === `location ${head} {`)
  if (start < 0) throw new Error(`There is no location ${head}.`)
  const [indent] = /^ */.exec(lines[start] ?? '') ?? ['']
  return lines.slice(start, lines.indexOf(`${indent}}`, start)).join('\n')
}

test('The configuration in the repository is the one that the rules make: npm run generate writes it', () => {
  expect(readFileSync(join(root, 'deploy/generated/nginx.conf.template'), 'utf8')).toBe(template)
})

test('Each location says every header of its kind; only notices have those of the server, with none of their own', () => {
  const heads = {
    page: ['/'],
    asset: ['^~ /assets/'],
    file: ['^~ /builds/', '~ "/_payload\\\\.json$"'],
    call: ['^~ /api/'],
    media: ['^~ /media/', '^~ /storage/', '^~ /static/'],
    notice: ['= /.refusal/400'],
  } as const
  for (const [kind, each] of Object.entries(heads)) {
    for (const head of each) {
      const text = location(head)
      for (const name of Object.keys(headersOf(kind as keyof typeof heads)))
        expect([head, name, text.includes(`add_header ${name} `)]).toEqual([head, name, true])
      expect([head, text.includes('strict-transport-security')]).toEqual([head, true])
    }
  }
  expect(Object.keys(heads).toSorted()).toEqual(Object.keys(answerRules).toSorted())
  for (const head of ['= /healthz', '= /.refusal/404', '@call_502'])
    expect([head, location(head).includes('add_header')]).toEqual([head, false])
})

test('Only files that are there may be kept for good', () => {
  const immutable = template.split('\n').filter((line) => line.includes('immutable'))
  expect(immutable).toEqual([expect.stringContaining('"~^(?:200|304)$"')])
  expect(location('^~ /assets/')).toContain('add_header cache-control "$portal_asset_cache" always;')
  expect(location('^~ /assets/')).toContain('=404')
})

test('What the build leaves for the host to fill in, the host fills in', () => {
  for (const placeholder of [noncePlaceholder, originPlaceholder])
    expect(location('/')).toContain(placeholder)
  expect(location('/')).toContain('sub_filter \'"apiUrl":"",\'')
  expect(prerenderedPaths.every((path) => kindOf(path) === 'page')).toBe(true)
})

test('The preview passes on what the web server passes on, and the controls of the mock besides', () => {
  const folders = Object.values(backendFolders).flat()
  expect([...backendPaths]).toEqual([...folders, '/__mock'])
  for (const folder of folders) expect(location(`^~ ${folder}/`)).toContain('proxy_pass')
  expect(template).not.toContain('__mock')
})

test('A gateway speaks to a call in the texts of the portal', () => {
  const keys = {
    400: 'incorrectParameter',
    408: 'requestTimedOut',
    500: 'serverInternalError',
    502: 'gatewayError',
    503: 'serviceUnavailable',
    504: 'temporarilyUnavailable',
  } as const
  for (const language of ['en', 'zh-cn'] as const) {
    const texts = readFileSync(join(root, 'libs/i18n/src/locales', language, 'errors.ts'), 'utf8')
    for (const [status, key] of Object.entries(keys))
      expect(texts).toContain(`  ${key}: '${callTexts[Number(status)]?.[language]}',`)
  }
})

test('Nothing in the configuration names this machine', () => {
  expect(template).not.toMatch(/\/home\/|\/work\/|\/Users\//)
})
