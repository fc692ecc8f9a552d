import { describe, expect, test } from 'vitest'
import type { JsonObject } from './flatten.ts'
import { findScreenProblems } from './screens.ts'

const contract = (operation: JsonObject = {}): JsonObject => ({
  paths: { '/api/markup/index': { get: { operationId: 'listMarkupRules', ...operation } } },
})
const kept: JsonObject = { 'x-no-screen': 'Apps of the ancestors; the portal reads something else.' }
const asked = new Map([['listMarkupRules', ['/user/manage/markup']]])
const nobody = new Map<string, readonly string[]>()
const whats = (...given: Parameters<typeof findScreenProblems>) =>
  findScreenProblems(...given).map(({ where, what }) => `${where} ${what}`)

describe('every call has a screen or says for whom it is kept', () => {
  test('A call that a page asks, one that is kept and one whose screen is awaited are in order', () => {
    expect(findScreenProblems(contract(), asked, [])).toEqual([])
    expect(findScreenProblems(contract(kept), nobody, [])).toEqual([])
    expect(findScreenProblems(contract(), nobody, ['listMarkupRules'])).toEqual([])
  })

  test('A call without a caller and without a reason is named', () => {
    expect(whats(contract(), nobody, [])).toEqual(['listMarkupRules is asked by no screen of the portal'])
  })

  test('A mark goes when a screen comes', () => {
    expect(whats(contract(kept), asked, [])).toEqual([
      'listMarkupRules has x-no-screen, but /user/manage/markup asks it',
    ])
  })

  test('Nothing is awaited that does not exist', () => {
    expect(whats(contract(), asked, ['listMarkups'])).toEqual([
      'tools/contract/screens.ts awaits listMarkups, which is no operation',
    ])
  })
})
