import { type OperationId, routes } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import { createMock } from '../../mock.ts'
import { program } from '../../program.ts'
import { scenes } from './all.ts'
import { playScene } from './play.ts'
import type { Scene } from './scene.ts'

const named = Object.keys(routes) as OperationId[]
const scenesOf = (operation: OperationId) =>
  Object.values(scenes[operation] as Readonly<Record<string, Scene<OperationId>>>)

describe('the scenes behind the examples of the contract', () => {
  test.each(named)('%s has two or more, the first of them a success', (operation) => {
    const [first, ...others] = scenesOf(operation)
    expect(first?.refused).toBeUndefined()
    expect(others.length).toBeGreaterThan(0)
  })

  test('A scene ends in success or a refusal that the contract names', () => {
    const strange = named.flatMap((operation) =>
      scenesOf(operation)
        .filter(
          ({ refused }) => refused && !(routes[operation].refusals as readonly string[]).includes(refused),
        )
        .map(({ refused }) => `${operation}: ${refused}`),
    )
    expect(strange).toEqual([])
  })

  test('A scene that ends differently than it says is named with its result', async () => {
    const mock = createMock(program)
    const request = { query: { id: '9999' } }
    const wrong: Scene<OperationId> = { summary: 'A hotel', request }
    await expect(playScene(mock, 'getHotel', wrong)).rejects.toThrow('code 1 was due, but it is NOT_FOUND')
    const right: Scene<OperationId> = { ...wrong, refused: 'NOT_FOUND' }
    expect(await playScene(mock, 'getHotel', right)).toMatchObject({ sent: request, envelope: { code: 0 } })
  })
})
