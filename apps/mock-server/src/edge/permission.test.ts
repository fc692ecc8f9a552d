import { describe, expect, test } from 'vitest'
import { permissionRows } from '../domain/menu/permission.ts'
import { realMock } from '../testing/real-mock.ts'
import { allRoutes } from './route-table.ts'

const guarded = allRoutes.filter((route) => route.permission !== null)
const nodes = permissionRows.map(({ node }) => node)

describe('permission nodes', () => {
  test('Every permission that the contract asks for can be granted', () => {
    expect(guarded.filter(({ permission }) => !nodes.includes(permission ?? ''))).toEqual([])
  })

  test.each(guarded.map(({ operation, permission }) => [operation, permission] as const))(
    'R6.10 %s is refused to a member who holds every node but %s',
    async (operation, permission) => {
      const member = realMock('goldenland')
      const row = member.world.tables.member.get('101')
      if (row) {
        member.world.tables.member.put({ ...row, nodes: nodes.filter((node) => node !== permission) })
      }
      const route = guarded.find((one) => one.operation === operation)
      const answer =
        route?.method === 'GET' ? await member.get(route.path) : await member.post(route?.path ?? '', {})
      expect(answer).toMatchObject({ code: 401, data: { error_key: 'NO_PERMISSION' } })
    },
  )
})
