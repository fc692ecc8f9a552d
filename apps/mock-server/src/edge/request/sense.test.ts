import { describe, expect, test } from 'vitest'
import { realMock } from '../../testing/real-mock.ts'
import { allRoutes } from '../route-table.ts'

const span = { date_from: '2026-12-01', date_to: '2026-11-01' }
const sameDay = { date_from: '2026-11-01', date_to: '2026-11-01' }

describe('what the types of the contract cannot say', () => {
  test.each(allRoutes.filter(({ params }) => 'date_from' in params && 'date_to' in params))(
    'R2.215 $operation refuses a span that ends before it begins',
    async ({ path }) => {
      const member = realMock('jadecredit')
      const { data } = await member.get(path, span)
      expect(data).toMatchObject({ error_key: 'VALIDATION', fields: { date_to: [expect.any(String)] } })
      // A file has no envelope.
      expect((await member.get(path, sameDay))?.code ?? 1).toBe(1)
    },
  )

  test('R2.215 So do the files and the saved views, and each names its field', async () => {
    const member = realMock('jadecredit')
    const report = { group_by: 'month', format: 'csv', ...span }
    expect((await member.post('/api/order/reportExport', report)).data.fields).toHaveProperty('date_to')
    const list = { order_type: 'hotel', format: 'csv', filters: span }
    expect((await member.post('/api/order/export', list)).data.fields).toHaveProperty(['filters.date_to'])
  })

  test('R2.217 A nationality that no country has is refused at its field', async () => {
    const member = realMock('goldenland')
    const stay = {
      hotel_id: '1001',
      check_in: '2026-12-10',
      check_out: '2026-12-12',
      rooms: [{ adults: 2, child_ages: [] }],
    }
    const ask = (nationality: string) => member.post('/api/hotel/rates', { ...stay, nationality })
    expect((await ask('ZZ')).data.fields).toHaveProperty('nationality')
    expect((await ask('MM')).code).toBe(1)
  })
})
