import { harEntry, type TraceEntry, traceOf } from '@portal/mock-server/har'
import { describe, expect, test } from 'vitest'
import { judgeTrace } from './live-check.ts'
import { readOptions } from './options.ts'
import { playback } from './playback.ts'

interface Made {
  path: string
  method?: string
  sent?: unknown
  answered?: unknown
  headers?: Record<string, string>
  own?: Partial<TraceEntry>
}

const made = ({
  path,
  method = 'POST',
  sent,
  answered = { code: 1, data: {} },
  headers = {},
  own = {},
}: Made) =>
  harEntry(
    {
      method,
      url: `https://api.example.com/base${path}`,
      requestHeaders: Object.entries({ 'content-type': 'application/json', ...headers }),
      sent: sent === undefined ? null : JSON.stringify(sent),
      status: 200,
      responseHeaders: [['content-type', 'application/json']],
      answered: JSON.stringify(answered),
      started: 1_795_226_400_000,
      took: 3,
    },
    own,
  )

describe('a recording of a real backend', () => {
  test('is compared with the contract, field by field', async () => {
    const wrong = traceOf(
      [
        made({
          path: '/api/wallet/summary',
          method: 'GET',
          answered: { code: 1, msg: '', time: 1, data: {} },
        }),
        made({ path: '/api/no/such', method: 'GET' }),
      ],
      null,
    )
    const { judged, lines } = await judgeTrace(wrong)
    expect(judged).toBe(1)
    expect(lines).toContain('entry 1 (getWallet): data.wallet: expected to be present, got nothing')
    expect(lines.at(-1)).toBe('entry 2 (GET /base/api/no/such): the contract has no such call')
  })

  test('answers again what it has, in its order, whatever the password is', () => {
    const recorded = playback(
      traceOf(
        [
          made({ path: '/api/order/index?page=1', method: 'GET', answered: 'first' }),
          made({ path: '/api/order/index?page=1', method: 'GET', answered: 'second' }),
          made({ path: '/api/user/checkIn', sent: { password: '[password 1]' }, answered: 'signed in' }),
        ],
        null,
      ),
    )
    const said = (method: string, path: string, sent?: string) => {
      const entry = recorded(method, path, sent)
      return entry && JSON.parse(entry.response.content.text ?? '')
    }
    const orders = () => said('GET', '/api/order/index?page=1')
    expect([orders(), orders(), orders()]).toEqual(['first', 'second', 'second'])
    expect(said('POST', '/api/user/checkIn', '{"password":"Pa55"}')).toBe('signed in')
    expect(said('GET', '/api/order/detail?id=1')).toBeNull()
  })
})

test.each([
  [[], 'Name one recording'],
  [['a.har', 'b.har'], 'Name one recording'],
  [['a.har', '--serve', '0'], '--serve takes a port number between 1 and 65535, not "0".'],
  [['a.har', '--colour'], "Unknown option '--colour'; --help lists the options."],
])('the options %j are refused with a sentence', (args, sentence) => {
  expect(() => readOptions(args, {})).toThrow(sentence)
})
