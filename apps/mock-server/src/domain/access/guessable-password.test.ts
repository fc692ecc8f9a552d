import { expect, test } from 'vitest'
import { isGuessable } from './guessable-password.ts'

const names = ['goldenland', '陈慧', 'Golden Land Travel']

test.each([
  'password',
  'Football1',
  '密码密码密码',
  '111111',
  'abcabcabc',
  'poiuytrewq',
  'Goldenland1',
  'golden_land',
  'golden-land-travel',
  'GoldenLandTravel1',
  '陈慧2026',
])('R3.98 %s is guessed', (password) => expect(isGuessable(password, names)).toBe(true))

test.each(['Travel2026', '陈慧在仰光订酒店', 'goldenland-kl8x2', 'zq7vbn2m', 'Q!li7#$%z^'])(
  'R3.98 %s is not',
  (password) => expect(isGuessable(password, [...names, 'Li'])).toBe(false),
)
