import { expect, test } from 'vitest'
import { complaintsIn } from './complaint.mjs'

test('Of the linter under Nx the message and its place are kept, not the summary', () => {
  const output = `
 NX   Running target lint for 2 projects:

- auth

> nx run auth:lint

auth:   \u{1B}[31m×\u{1B}[0m eslint(no-debugger): \`debugger\` statement is not allowed
auth:     ╭─[libs/auth/src/site.ts:35:1]
auth:  35 │ debugger
auth: Found 0 warnings and 1 error.

 NX   Running target lint for 2 projects failed

Failed tasks:

- auth:lint`
  expect(complaintsIn(output).slice(0, 2)).toEqual([
    '  × eslint(no-debugger): `debugger` statement is not allowed',
    '    ╭─[libs/auth/src/site.ts:35:1]',
  ])
})

test('The first complaint of compiler and tests counts, and of anything else the first line', () => {
  const types = "libs/auth/src/site.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'."
  expect(complaintsIn(types)).toEqual([types])
  expect(
    complaintsIn('···\n\n FAIL  |ui| src/kit.test.ts > a part\nAssertionError: expected 1 to be 2'),
  ).toEqual([' FAIL  |ui| src/kit.test.ts > a part', 'AssertionError: expected 1 to be 2'])
  const noisy = 'Error: printed by a test that passes\n    at a.ts:1:1\n FAIL  |ui| src/kit.test.ts > a part'
  expect(complaintsIn(noisy)).toEqual([' FAIL  |ui| src/kit.test.ts > a part'])
  expect(complaintsIn('no-cycles: a → b\nno-cycles: b → a')).toEqual(['no-cycles: a → b', 'no-cycles: b → a'])
})

test.each([
  ['Redocly', 'validating openapi/portal.yaml...', '[1] openapi/paths/order.yaml:12:5 at #/paths'],
  ['dependency-cruiser', '', '  error features-keep-apart: apps/portal/src/a.ts → apps/portal/src/b.ts'],
  ['Biome', 'Checked 3 files in 9ms.', 'libs/ui/src/a.ts format ━━━━━━━━━━━━━━━━━'],
  ['Oxlint', '', 'libs/ui/src/a.ts:3:1: Disabled test [Error/vitest(no-disabled-tests)]'],
])('A complaint of %s is recognized', (_program, before, complaint) => {
  expect(complaintsIn(`${before}\n${complaint}\nand more`)[0]).toBe(complaint)
})
