import { type OperationId, routes } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import { isGenerated } from '../edge/generated.ts'
import { operations } from './all.ts'

test('R1.14 Every operation of the contract has a rule of its own, none is drawn from its schema', () => {
  const drawn = (Object.keys(routes) as OperationId[]).filter((name) => isGenerated(operations[name]))
  expect(drawn).toEqual([])
  expect(Object.keys(operations).toSorted()).toEqual(Object.keys(routes).toSorted())
})
