import { expect, test, vi } from 'vitest'
import { readEnv } from './env.ts'

const page = (json: string | null) => {
  document.body.innerHTML = json === null ? '' : `<script type="application/json" id="env"></script>`
  const block = document.getElementById('env')
  if (block) block.textContent = json
  return document
}

test('The host names the API base, the build, and the operations that its backend lacks', () => {
  const given = { apiUrl: 'https://api.example.com', buildId: 'b1', lacks: ['listOrders'] }
  expect(readEnv(page(JSON.stringify(given)))).toEqual({ ...given, comparesAnswers: false })
})

test('R7.01 Removes slashes at the end of a base', () => {
  for (const end of ['', '/', '//'])
    expect(readEnv(page(`{"apiUrl":"https://api.example.com/base${end}"}`)).apiUrl).toBe(
      'https://api.example.com/base',
    )
})

test.each([
  ['nothing', null],
  ['an empty block', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['another shape', '[1]'],
  ['no list of what is lacking', '{"lacks":"listOrders"}'],
  ['a script as base', '{"apiUrl":"javascript:alert(1)"}'],
])('%s counts as absent', (_, json) => {
  expect(readEnv(page(json))).toEqual({ apiUrl: '', buildId: null, lacks: [], comparesAnswers: false })
})

test.each([
  [undefined, false],
  ['1', false],
  [0, false],
  [1, true],
  [0.5, true],
  [0.4, false],
])('Of %s sampled documents the middle one compares answers: %s', (reportAnswers, compares) => {
  vi.spyOn(Math, 'random').mockReturnValue(0.45)
  expect(readEnv(page(JSON.stringify({ reportAnswers }))).comparesAnswers).toBe(compares)
  vi.restoreAllMocks()
})
