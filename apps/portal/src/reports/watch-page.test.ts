import { keepsAnswers, request } from '@portal/api-client'
import { mockForTests } from '@portal/mock-server/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { beginReports } from '../boot/env.ts'
import { openPortal } from '../test/open-portal.tsx'
import { openOutbox, reportAddress } from './outbox.ts'
import type { Report, ReportBatch } from './report.ts'
import { watchAnswers, watchCalls, watchErrors, watchPolicy } from './watchers.ts'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})
afterAll(() => mock.server.close())

const pageWith = (env: string) => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = '<script type="application/json" id="env"></script>'
  page.getElementById('env')!.textContent = env
  return page
}

const watched = vi.hoisted(() => vi.fn())
vi.mock('./watch-page.ts', () => ({ watchPage: watched }))

test('Without the setting no code of the reports is fetched; with it they start', async () => {
  for (const env of ['{}', '{"apiUrl":"","buildId":"b1"}']) beginReports(undefined, pageWith(env))
  beginReports(undefined, document.implementation.createHTMLDocument())
  await vi.dynamicImportSettled()
  expect(watched).not.toHaveBeenCalled()
  beginReports(undefined, pageWith('{"reportTo":"/reports/pages"}'))
  await vi.dynamicImportSettled()
  expect(watched).toHaveBeenCalledOnce()
})

test.each([
  ['"/reports/pages"', '/reports/pages'],
  ['"https://collector.example/portal"', 'https://collector.example/portal'],
  ['"//evil.example"', null],
  ['"javascript:run()"', null],
  ['""', null],
  ['7', null],
])('Reports go to a path of this host or to an absolute address: %s', (reportTo, address) => {
  expect(reportAddress(pageWith(`{"reportTo":${reportTo}}`))).toBe(address)
})

const heard = () => {
  const reports: Report[] = []
  return { reports, tell: (report: Report) => void reports.push(report) }
}

const page = () => '/voucher/$token'

test('Uncaught errors are reported, earlier ones too; errors of extensions and other scripts are not', () => {
  const { reports, tell } = heard()
  const early = new TypeError("Cannot read properties of null (reading 'Aung Ko')")
  early.stack = `TypeError\n at ${location.origin}/assets/start-1.js:1:20`
  window.earlyErrors = [new ErrorEvent('error', { error: early })]
  watchErrors(tell, page)
  const foreign = new Error('x')
  foreign.stack = 'Error\n at chrome-extension://abc/x.js:1:1'
  for (const error of [foreign, null]) dispatchEvent(new ErrorEvent('error', { error }))
  const lost = new Error(`Failed to fetch dynamically imported module: ${location.origin}/assets/List-1.js`)
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: lost }))
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: 'Aung Ko' })
  dispatchEvent(rejection)
  expect(reports).toEqual([
    {
      kind: 'error',
      page: '/voucher/$token',
      name: 'TypeError',
      message: 'Cannot read properties of null',
      frames: ['assets/start-1.js:1:20'],
    },
    { kind: 'part', page: '/voucher/$token', file: 'assets/List-1.js' },
    { kind: 'error', page: '/voucher/$token', name: 'string', message: null, frames: [] },
  ])
  delete window.earlyErrors
})

test('A failed call is reported by method and path; a refusal is an answer', async () => {
  await openPortal('/nowhere')
  const { reports, tell } = heard()
  watchCalls(tell, page)
  const ask = (answer: () => Response) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
    return request(
      { url: '/api/order/detail', method: 'GET', params: { id: 'SECRET' } },
      { background: true },
    ).catch(() => {})
  }
  await ask(() => new Response('', { status: 502 }))
  await ask(() => new Response('<html>SECRET'))
  await ask(() => {
    throw new TypeError('Failed to fetch')
  })
  await ask(() => Response.json({ code: 0, msg: 'Guest Aung Ko is listed twice', time: 1, data: null }))
  const call = { kind: 'call', page: '/voucher/$token', operation: 'GET /api/order/detail', field: null }
  expect(reports).toEqual([
    { ...call, failure: 'http', status: 502 },
    { ...call, failure: 'malformed', status: 200 },
    { ...call, failure: 'network', status: null },
  ])
})

test('Answers that differ from the contract are reported by field and kind, earlier ones too, and without values', async () => {
  await openPortal('/nowhere', { comparesAnswers: true })
  const currencies = (name: unknown) =>
    Response.json({
      code: 1,
      msg: '',
      time: 1,
      data: { list: [{ code: 'CNY', name, scale: 2, display_scale: 2 }], fx: [] },
    })
  const answers = [currencies({ 'Aung Ko': 1 }), currencies('Yuan'), currencies(null)]
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift() ?? Response.error())
  const ask = () => request({ url: '/api/common/currency', method: 'GET' }, { background: true })
  await ask()
  expect(keepsAnswers()).toBe(true)
  const { reports, tell } = heard()
  await watchAnswers(tell, page)
  expect(keepsAnswers()).toBe(false)
  await ask()
  await ask()
  const differs = { kind: 'answer', page: '/voucher/$token', operation: 'GET /api/common/currency' }
  expect(
    reports.filter((report) => report.kind === 'answer' && report.operation.endsWith('currency')),
  ).toEqual([
    { ...differs, field: 'data.list[].name', expected: 'string', got: 'object' },
    { ...differs, field: 'data.list[].name', expected: 'string', got: 'null' },
  ])
  expect(JSON.stringify(reports)).not.toContain('Aung Ko')
})

test('A page outside the sample keeps no answer', async () => {
  await openPortal('/nowhere')
  expect(keepsAnswers()).toBe(false)
})

test('Policy violations are reported, except those of the reports themselves', () => {
  const { reports, tell } = heard()
  watchPolicy(tell, page, 'https://collector.example/portal')
  const stop = (effectiveDirective: string, blockedURI: string) =>
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI, sourceFile: '' }),
    )
  stop('connect-src', 'https://collector.example/portal')
  stop('img-src', 'http://evil.example/x.png?token=SECRET')
  expect(reports).toEqual([
    {
      kind: 'policy',
      page: '/voucher/$token',
      directive: 'img-src',
      stopped: 'http://evil.example',
      file: null,
    },
  ])
})

const error = (name: string): Report => ({ kind: 'error', page: '/', name, message: null, frames: [] })

test('Reports are sent together after a moment: ten in a batch, duplicates once, fifty per page', () => {
  vi.useFakeTimers()
  const sent: ReportBatch[] = []
  const tell = openOutbox({
    to: '/r',
    build: 'b1',
    post: (_to, body) => sent.push(JSON.parse(body) as ReportBatch),
  })
  for (const name of ['A', 'B', 'A']) tell(error(name))
  expect(sent).toEqual([])
  vi.runAllTimers()
  expect(sent).toEqual([{ v: 1, build: 'b1', reports: [error('A'), error('B')] }])
  for (let count = 0; count < 100; count += 1) tell(error(`E${count}`))
  vi.runAllTimers()
  expect(sent.map(({ reports }) => reports.length)).toEqual([2, 10, 10, 10, 10, 8])
})

test('When the page is left, pending reports are sent at once, without credentials and referrer', () => {
  vi.useFakeTimers()
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const tell = openOutbox({ to: 'https://collector.example/portal', build: null })
  tell(error('A'))
  dispatchEvent(new Event('pagehide'))
  expect(sent.mock.calls).toEqual([
    [
      'https://collector.example/portal',
      expect.objectContaining({
        method: 'POST',
        mode: 'no-cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
      }),
    ],
  ])
})
