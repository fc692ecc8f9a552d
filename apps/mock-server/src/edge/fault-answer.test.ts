import { type ErrorKey, type OperationId, valuesOf } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import { canRefuse } from '../world/fault-refusal.ts'
import { violationsOfRefusal } from './answer-check.ts'
import { faultAnswer } from './fault-answer.ts'
import { allRoutes, routeOfOperation } from './route-table.ts'

const refusal = async (operation: OperationId, effect: { code: number; error_key?: ErrorKey }) =>
  JSON.parse(String((await faultAnswer(effect, operation, 'en', 0))?.response.body))

test('Every error key of the contract gives a valid answer', async () => {
  for (const error_key of valuesOf('ErrorKey'))
    for (const code of [0, 303, 401])
      for (const language of ['en', 'zh-cn'] as const) {
        const outcome = await faultAnswer({ code, error_key }, 'listOrders', language, 0)
        expect(JSON.parse(String(outcome?.response.body)), error_key).toMatchObject({
          code,
          msg: expect.stringMatching(/./),
          data: { error_key },
        })
      }
})

test('A refused form names the fields that the operation needs', async () => {
  const { data } = await refusal('payOrder', { code: 0, error_key: 'VALIDATION' })
  expect(Object.keys(data.fields)).toEqual(expect.arrayContaining(['id', 'channel', 'version', 'client_ref']))
  expect((await refusal('getSite', { code: 0, error_key: 'VALIDATION' })).data.fields).toEqual({})
})

test('Without a key every operation answers the first of its own with this code', async () => {
  for (const operation of allRoutes.map((route) => route.operation)) {
    if (!canRefuse(operation, { code: 0 })) continue
    const answer = await refusal(operation, { code: 0 })
    expect(
      violationsOfRefusal(routeOfOperation(operation), answer, answer.data.error_key),
      operation,
    ).toEqual([])
  }
})
