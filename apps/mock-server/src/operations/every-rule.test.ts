import { type OperationId, routes } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import { isGenerated } from '../edge/generated.ts'
import { operations } from './all.ts'

test('R1.14 Every operation of the contract has its own rule, and none is generated from its schema', () => {
  const generated = (Object.keys(routes) as OperationId[]).filter((name) => isGenerated(operations[name]))
  expect(generated).toEqual([])
  expect(Object.keys(operations).toSorted()).toEqual(Object.keys(routes).toSorted())
})

declare global {
  interface ImportMeta {
    glob(patterns: readonly string[], options: { eager: true }): Readonly<Record<string, object>>
  }
}

test('No operation is answered in two places', () => {
  const modules = Object.values(import.meta.glob(['./*/**/*.ts', '!./**/*.test.ts'], { eager: true }))
  const parts = modules.flatMap((module) =>
    Object.entries(module).filter(([name]) => name.endsWith('Operations')),
  )
  const names = parts.flatMap(([, part]) => Object.keys(part as object))
  expect(names.toSorted()).toEqual(Object.keys(routes).toSorted())
})
