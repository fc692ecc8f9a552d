import { expect, test } from 'vitest'
import { createMock } from '../../mock.ts'
import { program } from '../../program.ts'
import { ofSeed, rotatingSeeds } from '../../testing/fast-check.ts'
import { bookErrors } from '../../testing/real-mock.ts'

const openingErrors = (seed: number) => bookErrors(createMock(program, { seed }).worlds.make())

test('R9.30 A booker who reaches the monthly limit leaves paying to the owner, and the ledger begins clean', () => {
  // Once began with golden_booker above the limit.
  expect(openingErrors(25)).toEqual([])
})

test('R9.30 A world begins with a clean ledger whatever its seed', () => {
  for (const seed of rotatingSeeds(2)) expect(openingErrors(seed), ofSeed(seed)).toEqual([])
})

test('The largest seed of 32 bits begins with a clean ledger too', () => {
  expect(openingErrors(2 ** 32 - 1)).toEqual([])
})
