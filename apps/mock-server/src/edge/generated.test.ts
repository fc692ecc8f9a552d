import { type OperationId, refusalEnvelope, validators } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import { bodyText, edgeRequest, plainMock } from '../testing/plain-program.ts'
import { drawnData } from './generated-data.ts'
import { allRoutes, type Validator } from './route-table.ts'

const mock = plainMock()
const json = allRoutes.filter((route) => !route.answersFile)

function errorsOf(operation: OperationId, envelope: object): string[] {
  const { answer } = validators[operation] as unknown as { answer: Validator }
  const result = answer.safeParse(envelope)
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('answers generated from the contract', () => {
  test.each(json.map((route) => route.operation))(
    'An operation without a rule is answered within the contract: %s',
    async (operation) => {
      const world = mock.worlds.get()
      if (!world) throw new Error('There is no main world.')
      const data = await drawnData(operation, world.clock.now(), world)
      expect(errorsOf(operation, { code: 1, msg: '', time: 1, data })).toEqual([])
    },
  )

  test('A generated page has the requested page and limit, the number of its rows and different ids', async () => {
    const world = mock.worlds.get()
    if (!world) throw new Error('There is no main world.')
    const pages = []
    for (const { operation } of json) {
      const data = await drawnData(operation, world.clock.now(), world, { page: '3', limit: 50 })
      const page = data as { list?: { id?: unknown }[]; total?: number; page?: number; limit?: number } | null
      if (!Array.isArray(page?.list) || page.page === undefined) continue
      const { answer } = validators[operation] as unknown as { answer: Validator }
      expect(answer.safeParse({ code: 1, msg: '', time: 1, data }).success, operation).toBe(true)
      expect([page.total, page.page, page.limit], operation).toEqual([page.list.length, 3, 50])
      const ids = page.list.flatMap(({ id }) => (id === undefined ? [] : [id]))
      expect(new Set(ids).size, operation).toBe(ids.length)
      pages.push(operation)
    }
    expect(pages).toContain('listOrders')
  })

  test('A generated answer says so in a header', async () => {
    const response = await mock.handle(edgeRequest('/api/ajax/country'))
    expect(response.headers['x-mock-generated']).toBe('1')
  })

  test('Every operation answers an empty call with an envelope', async () => {
    for (const route of json) {
      const call = route.body === 'json' ? { body: {} } : { method: route.method }
      const response = await mock.handle(edgeRequest(route.path, call))
      const envelope = JSON.parse(bodyText(response)) as { code: number }
      expect(response.status).toBe(200)
      expect(envelope.code === 1 || refusalEnvelope().safeParse(envelope).success).toBe(true)
    }
    expect(mock.worlds.get()?.verdict.report().clean).toBe(true)
  })
})
