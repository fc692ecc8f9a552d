import { describe, expect, test } from 'vitest'
import { asCurl, asTest, doneBefore } from './call-copies.ts'

const bodies = {
  seq: 7,
  url: '/api/order/pay?x=1',
  token: 'abc',
  language: 'en',
  sent: `{"id":"H1","note":"it's"}`,
  answered: '{}',
}
const world = {
  id: 'main',
  seed: 3,
  scenario: 'default' as const,
  begun: null,
  mode: 'ticking' as const,
  start: 1_795_226_400_000,
  now: 1_795_226_400_000,
  revision: 1,
  data: null,
}
const refused = {
  operation: 'payOrder',
  member: 'goldenland',
  time: 1_795_226_460_000,
  code: 0,
  error_key: 'BALANCE_SHORT',
}

describe('A copied call', () => {
  test('as a command has world, language and member, and a quote in its body stays inside its argument', () => {
    const command = asCurl({ method: 'POST' }, bodies, { origin: 'http://127.0.0.1:4200', world: 'main' })
    expect(command).toBe(
      [
        "curl -X POST 'http://127.0.0.1:4200/api/order/pay?x=1'",
        "-H 'x-mock-world: main'",
        "-H 'think-lang: en'",
        "-H 'ba-user-token: abc'",
        "-H 'content-type: application/json'",
        `--data-raw '{"id":"H1","note":"it'\\''s"}'`,
      ].join(' \\\n  '),
    )
  })

  test('as a command of a visitor without a body has neither token nor body', () => {
    const plain = { ...bodies, token: null, sent: null, language: null }
    const command = asCurl({ method: 'GET' }, plain, { origin: 'http://x', world: 'w' })
    expect(command).not.toMatch(/token|--data|content-type/)
    expect(command).toContain('think-lang: zh-cn')
  })

  test('as a test starts in the same world as the same member, and expects the same refusal', () => {
    const text = asTest(refused, bodies, { world, page: '/user/order/detail/H1', data: null, before: [] })
    expect(text).toContain(
      'persona: "goldenland", begin: {"seed":3,"start":1795226400000,"scenario":"default"}',
    )
    expect(text).toContain("test('payOrder is refused with BALANCE_SHORT'")
    expect(text).toContain('page.goto("/user/order/detail/H1")')
    expect(text).toContain(`"note": "it's"`)
    expect(text).toContain('toMatchObject({"code":0,"data":{"error_key":"BALANCE_SHORT"}})')
  })

  test('as a test of a scenario starts with that scenario', () => {
    const begun = { ...world, begun: 'hotel_confirmed' as const }
    const text = asTest(
      { ...refused, code: 1, error_key: null },
      { url: '/api/order/detail?id=H1', sent: null },
      {
        world: begun,
        page: '/',
        data: { hotels: [{ name_en: 'Lotus Court', city: 'yangon' }], guests: [], companies: [] },
        before: [],
      },
    )
    expect(text).toContain('"data":{"hotels":[{"name_en":"Lotus Court"')
    expect(text).toContain("scenario: 'hotel_confirmed'")
    expect(text).not.toContain('persona')
    expect(text).toContain('"id": "H1"')
  })

  test('as a test first does again what members have done in the world, at the same times', () => {
    const entry = { ...refused, path: '/', method: 'POST', status: 200, code: 1, error_key: null }
    const rest = { fault: null, findings: [], live: false }
    const journal = [
      { ...entry, ...rest, seq: 1, operation: 'signIn' },
      { ...entry, ...rest, seq: 2, operation: 'bookHotel', time: 1_795_226_430_000 },
      { ...entry, ...rest, seq: 3, operation: 'cancelOrder', code: 0 },
      { ...entry, ...rest, seq: 4, operation: 'listOrders', method: 'GET' },
      { ...entry, ...rest, seq: 5, operation: 'payOrder' },
    ]
    const sent = { url: '/', sent: '{"rate_key":"R"}' }
    const [first, ...others] = doneBefore(journal, 5)
    expect(others).toEqual([])
    if (!first) throw new Error('The booking is missing.')
    const before = [
      { ...first, operation: 'saveGuest', time: world.start, bodies: null },
      { ...first, bodies: sent },
    ]
    const text = asTest(refused, bodies, { world, page: '/', data: null, before })
    const [, steps = ''] = /async [^\n]+\n([^]*?) {2}await page\.goto/.exec(text) ?? []
    expect(steps.split('\n').map((line) => line.trim())).toEqual([
      '// Add saveGuest by goldenland: the mock no longer has what was sent.',
      'await world.control.clock.advance(30000)',
      "await (await agentOf(world, 'goldenland')).ask('bookHotel', {",
      '"body": {',
      '"rate_key": "R"',
      '}',
      '} as never)',
      'await world.control.clock.advance(30000)',
      '',
    ])
  })
})
