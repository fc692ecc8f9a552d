import { type OperationId, routes } from '@portal/api-client/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { createMock } from '../../mock.ts'
import { program } from '../../program.ts'
import { type CellClass, cellClasses } from '../../testing/fuzz/cell-values.ts'
import { repeatedBy, runCells, windowOfToday, windows } from '../../testing/fuzz/cell-window.ts'
import { type Cell, cellsOf } from '../../testing/fuzz/cells.ts'
import { type ContractCalls, readContractCalls } from '../../testing/fuzz/contract-calls.ts'
import { bodyText } from '../../testing/plain-program.ts'
import { hashOf } from '../../world/draw.ts'
import { jsonResponse } from '../exchange.ts'

const names = Object.keys(routes) as OperationId[]
const mock = createMock(program)
let contract: ContractCalls
beforeAll(async () => {
  contract = await readContractCalls()
})

/** Something with letters, which the classes of a request that succeeds are made of. */
const goodFor = (operation: OperationId) =>
  operation === 'getCar' ? { query: { id: 'toyota-alphard' } } : {}

describe('every field, query key and request with values of every class', () => {
  const today = windowOfToday()

  test.each(names)(
    `Nothing in part ${today} of ${windows} fails, and refusals name what the contract forbids: %s`,
    async (operation) => {
      const start = hashOf(today, operation)
      const { errors } = await runCells(mock, contract, operation, (at) => (at + start) % windows === 0)
      expect(errors, repeatedBy('fuzz-cells', operation)).toEqual([])
    },
  )

  test('Over all parts each class meets each operation that it can meet', () => {
    const met = new Set(
      contract.calls.flatMap((call) =>
        cellsOf(contract, call, goodFor(call.operation)).map(({ kind }) => kind),
      ),
    )
    expect([...met].sort()).toEqual([...cellClasses].sort())
    for (const call of contract.calls) {
      const kinds = new Set(cellsOf(contract, call, {}).map(({ kind }) => kind))
      expect(kinds.has('inherited'), call.operation).toBe(
        routes[call.operation].body !== 'multipart' || call.query !== null,
      )
    }
  })
})

describe('the cells themselves', () => {
  const signs: Readonly<
    Record<CellClass, (cell: Pick<Cell, 'url' | 'contentType'> & { text: string }) => boolean>
  > = {
    inherited: ({ text, url }) => `${text}${url}`.includes('constructor'),
    amount: ({ text, url }) => `${text}${url}`.includes('90071992547409.92'),
    day: ({ text, url }) => `${text}${url}`.includes('2027-02-30'),
    empty: ({ text }) => text.includes('[]'),
    huge: ({ text, url }) => text.length + url.length > 15_000,
    deep: ({ text, url }) => text.includes('[[[[') || url.includes('[a][a][a]'),
    number: ({ text, url }) => `${text}${url}`.includes('9007199254740993'),
    text: ({ text, url }) => text.includes('\\ud800') || url.includes('%ED%A0%80'),
    wire: ({ contentType }) => contentType === 'text/plain',
    era: ({ text, url }) => `${text}${url}`.includes('1900-01-01'),
    unseen: ({ text, url }) => text.includes('a\u2066b') || url.includes('a%E2%81%A6b'),
    case: ({ text, url }) => `${text}${url}`.includes('TOYOTA-ALPHARD'),
    twice: ({ text }) => /\[("[^"]+"),\1\]/.test(text),
  }
  // One that takes amounts, dates or neither, by query or by body.
  const through: Readonly<Record<CellClass, OperationId>> = {
    inherited: 'saveMarkupRule',
    amount: 'listHotelSearchResults',
    day: 'searchTransfers',
    empty: 'saveMarkupRule',
    huge: 'saveMarkupRule',
    deep: 'listHotelSearchResults',
    number: 'saveMarkupRule',
    text: 'listHotelSearchResults',
    wire: 'saveMarkupRule',
    era: 'searchTransfers',
    unseen: 'bookTransfer',
    case: 'getCar',
    twice: 'removeDrafts',
  }

  test.each(cellClasses)('Finds an edge that fails on the class %s', async (kind) => {
    const stumbling: Pick<typeof mock, 'handle'> = {
      handle: async (request) => {
        const { url, body } = request
        const text = body === null ? '' : bodyText({ body } as never)
        const met = signs[kind]({ url, text, contentType: request.header('content-type') })
        return met ? jsonResponse(500, 'null') : mock.handle(request)
      },
    }
    const ofKind = (_: number, cell: Cell) => cell.kind === kind
    const { errors } = await runCells(mock, contract, through[kind], ofKind, stumbling)
    expect(errors.filter((error) => error.includes('HTTP 500')).length).toBeGreaterThan(0)
    expect((await runCells(mock, contract, through[kind], ofKind)).errors).toEqual([])
  })
})
