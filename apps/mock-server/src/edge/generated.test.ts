import { refusalEnvelope, validators } from '@portal/api-client/contract'
import { describe, expect, it } from 'vitest'
import { edgeRequest, plainMock } from '../testing/plain-program.ts'
import { dataFor } from './generated-data.ts'
import { allRoutes } from './route-table.ts'

const mock = plainMock()
const json = allRoutes.filter((route) => !route.answersFile)

describe('answers drawn from the contract', () => {
  it.each(json.map((route) => route.operation))(
    'R1.14 An operation without a rule yet is answered within the contract: %s',
    async (operation) => {
      const world = mock.worlds.get()
      if (!world) throw new Error('There is no main world.')
      const data = await dataFor(operation, { now: world.clock.now() }, world)
      const envelope = { code: 1, msg: '', time: 1, data }
      const { answer } = validators[operation] as {
        answer: { safeParse(value: unknown): { error?: unknown } }
      }
      expect(answer.safeParse(envelope).error).toBeUndefined()
    },
  )

  it('Such an answer says of itself that it is generated', async () => {
    const response = await mock.handle(edgeRequest('/api/ajax/country'))
    expect(response.headers['x-mock-generated']).toBe('1')
  })

  it('A call with nothing in it gets an envelope from every operation', async () => {
    for (const route of json) {
      const body = route.method === 'POST' ? {} : undefined
      const response = await mock.handle(edgeRequest(route.path, body ? { body } : {}))
      const envelope = JSON.parse(String(response.body)) as { code: number }
      expect(response.status).toBe(200)
      if (envelope.code !== 1) expect(refusalEnvelope.safeParse(envelope).error).toBeUndefined()
    }
    expect(mock.worlds.get()?.verdict.report().clean).toBe(true)
  })
})
