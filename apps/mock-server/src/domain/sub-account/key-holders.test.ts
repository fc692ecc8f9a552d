import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { keyHolders, onBothSides } from './key-holders.ts'

const ids = ['owner', 'manager', 'booker', 'helper', 'clerk'] as const
const passwords = fc.record(Object.fromEntries(ids.map((id) => [id, fc.subarray([...ids])])))

describe('members who could sign in as somebody else', () => {
  test('Are the member who set the password, and anyone who set the password of such a member', () => {
    const setBy = (id: string) => ({ clerk: ['helper'], helper: ['manager'], manager: ['owner'] })[id] ?? []
    expect([...keyHolders('clerk', setBy)].sort()).toEqual(['helper', 'manager', 'owner'])
    expect([...keyHolders('owner', setBy)]).toEqual([])
  })

  test('Are found even if two members set each other’s password, and never include the member', () => {
    fc.assert(
      fc.property(passwords, fc.constantFrom(...ids), (known, id) => {
        const setBy = (one: string) => known[one] ?? []
        const holders = keyHolders(id, setBy)
        expect(holders.has(id)).toBe(false)
        for (const holder of [id, ...holders])
          for (const next of setBy(holder)) expect(next === id || holders.has(next)).toBe(true)
      }),
    )
  })

  test('A requester, also under another account, who could also decide is on both sides', () => {
    const setBy = (id: string) => ({ booker: ['manager'], clerk: ['manager'], helper: ['booker'] })[id] ?? []
    expect(onBothSides(['booker'], 'clerk', setBy)).toEqual(['manager'])
    expect(onBothSides(['booker'], 'helper', setBy).sort()).toEqual(['booker', 'manager'])
    expect(onBothSides(['booker'], 'owner', setBy)).toEqual([])
  })
})
