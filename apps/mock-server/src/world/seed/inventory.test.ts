import { describe, expect, test } from 'vitest'
import { carriers } from './carriers.ts'
import { specialInventory } from './inventory.ts'

describe('the list of special inventory', () => {
  test('Every special hotel has a description in both languages, no two alike', () => {
    const [ordinary, ...special] = specialInventory
    expect(ordinary).toEqual({ kind: 'hotels', id: '1001', behaviour: [] })
    for (const { id, behaviour } of special) {
      expect(behaviour.length, id).toBeGreaterThan(0)
      for (const { en, 'zh-cn': zh } of behaviour)
        expect([en, zh], id).toEqual([en, expect.stringMatching(/\p{Script=Han}/u)])
    }
    const hotels = special
      .filter(({ kind }) => kind === 'hotels')
      .map(({ behaviour }) => JSON.stringify(behaviour))
    expect(new Set(hotels).size).toBe(carriers.length - 1)
  })

  test('A transfer is named by airport and class', () => {
    expect(specialInventory.find(({ id }) => id === 'MDL suv')?.behaviour.map(({ en }) => en)).toEqual([
      'rejects the order once it is paid',
    ])
  })
})
