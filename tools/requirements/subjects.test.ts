import { expect, test } from 'vitest'
import { reachedFrom, readModule, subjectsIn } from './subjects.ts'

const resolve = (specifier: string) => (specifier.startsWith('./') ? specifier.slice(2) : null)

const program = {
  'main.ts': "import { draw } from './page.ts'\nimport './effects.ts'\ndraw()",
  'page.ts':
    "import { used as own } from './door.ts'\nconst late = () => import('./late.ts')\nexport const draw = () => own(late)",
  'door.ts': "export { used, unused } from './rules.ts'\nexport * from './more.ts'",
  'rules.ts':
    'export const used = (late: unknown) => inner(late)\nconst inner = String\nexport const unused = () => inner(1)',
  'more.ts': 'export const further = 1',
  'late.ts': 'export const opened = 1',
  'effects.ts': '',
}

const modules = new Map(
  Object.entries(program).map(([file, source]) => [file, readModule(file, source, resolve)] as const),
)

test('What the program uses is followed through doors, helpers and parts that are loaded late', () => {
  const reached = reachedFrom(['main.ts'], modules)
  for (const name of ['rules.ts#used', 'rules.ts#inner'] as const) expect(reached).toContain(name)
  expect(reached).not.toContain('rules.ts#unused')
  expect(reached).toContain('late.ts#opened')
  expect(reached).not.toContain('more.ts#further')
})

test('The names that a test uses are those of its own body and of the helpers of its file', () => {
  const source = `
    import { used } from './rules.ts'
    import { further } from './more.ts'
    const ask = () => used(1)
    test('R1.01 a test', () => ask())
    test.each([['R1.02', 1]])('%s of a table', () => further)
    test('no row', () => used(2))
  `
  expect(Object.fromEntries(subjectsIn('a.test.ts', source, resolve))).toEqual({
    'R1.01': ['rules.ts#used'],
    'R1.02': ['more.ts#further'],
  })
})
