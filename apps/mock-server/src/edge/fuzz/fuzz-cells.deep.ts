import { type OperationId, routes } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import { createMock } from '../../mock.ts'
import { program } from '../../program.ts'
import { deepShare, shareOf } from '../../testing/fast-check.ts'
import { cellClasses } from '../../testing/fuzz/cell-values.ts'
import { runCells } from '../../testing/fuzz/cell-window.ts'
import { readContractCalls } from '../../testing/fuzz/contract-calls.ts'

test('Answers every field, query key and request of every operation correctly, with every value of every class', async () => {
  const contract = await readContractCalls()
  const mock = createMock(program)
  const errors: string[] = []
  const counted = new Map<string, number>()
  const operations = Object.keys(routes) as OperationId[]
  const step = Math.ceil(operations.length / shareOf(operations.length))
  for (const operation of operations.filter((_, index) => index % step === 0)) {
    const run = await runCells(mock, contract, operation, () => true)
    errors.push(...run.errors)
    for (const [kind, count] of run.byClass) counted.set(kind, (counted.get(kind) ?? 0) + count)
  }
  const sent = [...counted.values()].reduce((sum, count) => sum + count, 0)
  process.stdout.write(
    `${sent} requests: ${[...counted].map(([kind, count]) => `${count} ${kind}`).join(', ')}\n`,
  )
  expect(errors).toEqual([])
  // A small share does not meet every class.
  const owed = cellClasses.filter((kind) => deepShare === 1 || counted.has(kind))
  expect([...counted.keys()].sort()).toEqual([...owed].sort())
})
