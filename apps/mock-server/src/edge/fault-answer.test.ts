import { valuesOf } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import { faultAnswer } from './fault-answer.ts'

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
