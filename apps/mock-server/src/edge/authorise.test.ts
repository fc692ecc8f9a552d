import { expect, test } from 'vitest'
import { program } from '../program.ts'
import { realMock } from '../testing/real-mock.ts'
import { callerOf } from './authorise.ts'

const nobody = { member: null, session: null }

test('A caller with no token or an unknown one is a visitor', () => {
  const { world } = realMock(null)
  expect(callerOf(world, null)).toEqual(nobody)
  expect(callerOf(world, 'never-given-out')).toEqual(nobody)
})

test('An expired session has no member, and a suspended member is a visitor', () => {
  const { world } = realMock(null)
  const session = program.openSession(world, 'goldenland')
  const token = session?.token ?? ''
  expect(callerOf(world, token)).toMatchObject({ member: { username: 'goldenland' }, session: { id: token } })
  const member = callerOf(world, token).member
  if (member) world.tables.member.put({ ...member, state: 'suspended' })
  expect(callerOf(world, token)).toEqual(nobody)
  const kept = world.tables.session.get(token)
  if (kept) world.tables.session.put({ ...kept, expires: world.clock.now() })
  expect(callerOf(world, token)).toMatchObject({ member: null, session: { id: token } })
})
