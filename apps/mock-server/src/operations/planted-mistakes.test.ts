import type { DataOf, Schemas } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import type { Operations } from '../edge/operation.ts'
import { operations } from './all.ts'

/** Each line below a `ts-expect-error` must fail to compile; one that compiles fails the type check of the project. */
test('R1.14 A mistake in an operation does not compile', () => {
  const { getWallet: _wallet, ...withoutWallet } = operations
  // @ts-expect-error an operation without an answer
  const incomplete: Operations = withoutWallet

  const signOut: Operations['signOut'] = () => ({})
  // @ts-expect-error a field that the contract does not know
  const surplus: Operations['signOut'] = () => ({ goodbye: true })
  // @ts-expect-error a field is missing
  const missing: Operations['refreshToken'] = () => ({ type: 'user-refresh' })
  // @ts-expect-error a value outside its enumeration
  const strange: Operations['refreshToken'] = () => ({ type: 'refresh', token: 'x' })
  // @ts-expect-error an amount is a decimal string, never a number
  const floating: Schemas['Money'] = { amount: 3.5, currency: 'CNY' }
  // @ts-expect-error a status that no order has
  const unknown: DataOf<'listOrderStatuses'>['list'][number]['order_status'] = 'lost'
  // @ts-expect-error the contract has no such operation
  const invented: Pick<Operations, 'teleportGuest'> = {}

  expect([incomplete, signOut, surplus, missing, strange, floating, unknown, invented]).toHaveLength(8)
})
