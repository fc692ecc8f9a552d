import { expect, test } from 'vitest'
import { affectedTests, mentioning } from './affected.ts'
import { removedTexts } from './texts.ts'

const difference = (file: string, ...lines: string[]) =>
  [`--- a/${file}`, `+++ b/${file}`, '@@ -1 +1 @@', ...lines].join('\n')

const wallet = 'libs/i18n/src/locales/en/wallet.ts'

test('The texts of a change are those it takes away', () => {
  expect(
    removedTexts(difference(wallet, "-  predeposit: 'Pre-deposit',", "+  predeposit: 'Depositum',")),
  ).toEqual(['Pre-deposit'])
  expect(removedTexts(difference(wallet, "-  low: 'Below {{money}} of yours',", '-  at: "at", '))).toEqual([
    'of yours',
  ])
  expect(removedTexts(difference(wallet, "-  one: '可用余额',", "-  two: '元',"))).toEqual(['可用余额'])
})

test('A text that only moves is not taken away', () => {
  expect(removedTexts(difference(wallet, "-  a: 'Pre-deposit',", "+  b: 'Pre-deposit',"))).toEqual([])
})

test('Outside of the languages only sentences are texts', () => {
  const lines = ["-  kind: 'button',", "-  throw new Refusal('No such order')"]
  expect(removedTexts(difference('apps/mock-server/src/a.ts', ...lines))).toEqual(['No such order'])
})

test('Tests that say an old text come first, the nearest before the others, up to a limit of time', () => {
  const imports = (source: string, resolved: string) => ({ source, dependencies: [{ resolved }] })
  const affected = affectedTests(
    [
      imports('a/one.ts', wallet),
      imports('a/near.test.ts', wallet),
      imports('a/far.test.tsx', 'a/one.ts'),
      imports('a/farther.test.tsx', 'a/one.ts'),
    ],
    [wallet],
  )
  const says = (file: string) => (file === 'a/near.test.ts' ? 'Credit' : "name: 'Pre-deposit'")
  const old = ['Pre-deposit']
  const files = (seconds: number) =>
    mentioning(affected, old, says, seconds, new Map()).map(({ file }) => file)
  expect(files(60)).toEqual(['a/far.test.tsx', 'a/farther.test.tsx'])
  expect(files(5)).toEqual(['a/far.test.tsx'])
  expect(mentioning(affected, [], says, 60, new Map())).toEqual([])
})
