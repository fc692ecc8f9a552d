/** Reports which requirements a passing test proves: `npm run requirements`, after `npm test`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { claimsOf, judge, readRows } from './requirements/judge.ts'
import { browserTests, unitTests } from './test/results.mjs'
import { argumentsOrEnd } from './workspace/arguments.mjs'
import { root } from './workspace/root.mjs'
import { run, Stop } from './workspace/stop.mjs'

const help = `npm run requirements -- [options]

Reports which rows of docs/requirements.md a passing test proves. A test whose title begins with the id of a row
claims that row. Reads what the last npm test left in .cache/reports.

  --section N   only this section
  --titles      list the tests of each row
  --json FILE   write the counts to this file
  --help        show this text`

const values = argumentsOrEnd(help, {
  section: { type: 'string' },
  titles: { type: 'boolean', default: false },
  json: { type: 'string' },
})

function report(name: string) {
  const path = join(root, '.cache', 'reports', name)
  if (!existsSync(path)) throw new Stop(`There is no ${path}: run npm test first.`)
  return JSON.parse(readFileSync(path, 'utf8'))
}

await run(async () => {
  const markdown = readFileSync(join(root, 'docs', 'requirements.md'), 'utf8')
  const claims = claimsOf([
    ...unitTests(report('unit.json')),
    ...unitTests(report('judges.json')),
    ...browserTests(report('e2e.json')),
  ])
  const rows = judge(readRows(markdown), claims)
  for (const [, section = '', title] of markdown.matchAll(/^## (\d+)\. (.+)$/gm)) {
    if (values.section !== undefined && values.section !== section) continue
    const own = rows.filter(({ id }) => id.startsWith(`R${section}.`))
    console.log(
      `${section}. ${title}: ${own.filter((row) => row.problem === null).length} of ${own.length} proved`,
    )
    for (const { id, level, problem, claims: tests } of own) {
      if (problem !== null || values.titles)
        console.log(`  ${id} ${level.padEnd(9)} ${problem ?? ''}`.trimEnd())
      for (const test of tests)
        if (values.titles || (problem !== null && !test.passed))
          console.log(`      ${test.passed ? 'passed' : 'FAILED'} ${test.file}: ${test.title}`)
    }
  }
  const known = new Set(rows.map(({ id }) => id))
  const strangers = claims.filter(({ id }) => !known.has(id))
  for (const { id, file, title } of strangers) console.log(`${id} is no requirement: ${file}: ${title}`)
  const passed = rows.filter(({ problem }) => problem === null).length
  const failed = rows.length - passed + strangers.length
  console.log(`\n${rows.length} rows, ${passed} proved, ${failed} failed`)
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify({ passed, failed }))
  return failed === 0 ? 0 : 1
})
