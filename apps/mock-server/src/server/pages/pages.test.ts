import { routes } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import type { EdgeResponse } from '../../edge/exchange.ts'
import { createMock } from '../../mock.ts'
import { program } from '../../program.ts'
import { scenarioKeys } from '../../scenarios/all.ts'
import { specialInventory } from '../../world/seed/inventory.ts'
import { plain } from './html.ts'
import { serverPages } from './pages.ts'

const mock = createMock(program)
const portal = 'http://127.0.0.1:4200'
const pages = serverPages(mock, { access: { hosts: [], origin: null }, portal })

const open = async (
  url: string,
  headers: Record<string, string> = {},
  from = pages,
): Promise<EdgeResponse> => {
  const all: Record<string, string> = { host: '127.0.0.1:4210', ...headers }
  return (
    (await from({ method: 'GET', url, header: (name) => all[name] ?? null, body: null })) ??
    plain(0, 'no page')
  )
}

describe('the front page of the mock server', () => {
  test('It lists every scenario with a link that opens it in the portal', async () => {
    const { status, body } = await open('/')
    expect(status).toBe(200)
    for (const key of scenarioKeys) expect(body).toContain(`href="${portal}/#scenario=${key}"`)
  })

  test('It lists all inventory with special behaviour, in the language of the page', async () => {
    for (const language of ['en', 'zh-cn'] as const) {
      const { body } = await open(`/?lang=${language}`)
      for (const { id, behaviour } of specialInventory)
        for (const each of behaviour) {
          expect(body).toContain(`<td><code>${id}</code></td>`)
          expect(body).toContain(each[language])
        }
    }
  })

  test('Without a known portal it says how to start one', async () => {
    const alone = serverPages(mock, { access: { hosts: [], origin: null }, portal: null })
    const { body } = await open('/', {}, alone)
    expect(body).toContain('npm start -- --scenario')
    expect(body).not.toContain('#scenario=')
  })

  test('It links to the references, the journal and the health', async () => {
    const { body } = await open('/')
    for (const url of ['/reference', '/reference?of=control', '/__mock/coverage', '/__mock/health'])
      expect(body).toContain(`href="${url}"`)
  })

  test('It lists the worlds, and escapes their names', async () => {
    mock.worlds.make({ id: 'desk.1', seed: 77 })
    const { body } = await open('/__mock')
    expect(body).toContain(`href="${portal}/#world=desk.1"`)
    expect(body).toContain('/__mock/journal?world=desk.1')
    expect(body).toContain('<td>77</td>')
  })

  test.each([
    ['/', 'zh-CN,zh;q=0.9,en;q=0.8', '<html lang="zh-CN">'],
    ['/', 'en-GB,en', '<html lang="en">'],
    ['/?lang=zh-cn', 'en', '<html lang="zh-CN">'],
    ['/?lang=en', 'zh', '<html lang="en">'],
  ])('%s for a browser of %s is answered in that language', async (url, language, lang) => {
    expect((await open(url, { 'accept-language': language })).body).toContain(lang)
  })

  test('It runs no script and loads no style but its own', async () => {
    const { headers, body } = await open('/')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(body).not.toMatch(/<script|style=|javascript:/)
  })

  test.each(['/', '/reference', '/reference/openapi.json'])(
    'Does not answer %s under a foreign name',
    async (url) => {
      expect((await open(url, { host: 'evil.example' })).status).toBe(403)
    },
  )

  test('Every other address is the mock’s own', () => {
    for (const url of ['/api/common/currency', '/__mock/health', '/media/hotel/1/1.svg', '/referencex']) {
      expect(pages({ method: 'GET', url, header: () => null, body: null }), url).toBeNull()
    }
  })
})

describe('the reference', () => {
  test('It describes every call with its callers and refusals, and sends tried calls to this server', async () => {
    const { body } = await open('/reference/openapi.json')
    const contract = JSON.parse(String(body))
    expect(contract.servers).toMatchObject([{ url: '/' }])
    const described = Object.values<Record<string, { operationId?: string; description?: string }>>(
      contract.paths,
    ).flatMap((item) => Object.values(item))
    for (const [operation, { refusals, permission }] of Object.entries(routes)) {
      const { description = '' } = described.find(({ operationId }) => operationId === operation) ?? {}
      for (const key of refusals) expect(description, operation).toContain(`\`${key}\``)
      expect(description, operation).toContain(permission === null ? 'Who may call it' : `\`${permission}\``)
    }
  })

  test('Its renderer is served from this machine, and its page loads nothing from elsewhere', async () => {
    const { body, headers } = await open('/reference')
    for (const [, address] of String(body).matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect(address).toMatch(/^\/(?!\/)/)
      expect((await open(address ?? '')).status, address).toBe(200)
    }
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(String((await open('/reference/start.js')).body)).toContain('validatorUrl: null')
  })

  test('The control calls have a reference too', async () => {
    expect(String((await open('/reference?of=control')).body)).toContain(
      'data-source="/reference/control.yaml"',
    )
    expect(String((await open('/reference/control.yaml')).body)).toContain('Control API of the mock server')
  })

  test.each(['/reference/package.json', '/reference/../server.ts', '/reference/toString'])(
    'Serves nothing else: %s',
    async (url) => {
      expect((await open(url)).status).toBe(404)
    },
  )
})
