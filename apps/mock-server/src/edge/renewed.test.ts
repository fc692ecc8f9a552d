import { expect, test } from 'vitest'
import { renewalOf, renewed } from './renewed.ts'

const base: Readonly<Record<'key' | 'name', string>> = Object.freeze({ key: 'a', name: 'Deluxe' })
const names = ['key'] as const

test('A record under another key knows the frozen one it was made of, and what is its own', () => {
  const again = { key: 'b', name: base.name }
  expect(renewed(base, again, names)).toBe(again)
  expect(renewalOf(again)).toEqual({ base, names })
  expect(renewalOf(again)?.base).toBe(base)
})

test('Neither the frozen record nor a copy of the other is made of anything', () => {
  const again = renewed(base, { key: 'b', name: base.name }, names)
  expect([renewalOf(base), renewalOf({ ...again })]).toEqual([undefined, undefined])
})

test('A record that is renewed once more is made of the later one', () => {
  const later = Object.freeze({ key: 'c', name: 'Suite' })
  const again = renewed(base, { key: 'b', name: base.name }, names)
  renewed(later, again, names)
  expect(renewalOf(again)?.base).toBe(later)
})
