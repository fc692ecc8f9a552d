import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../workspace/root.mjs'
import { Stop } from '../workspace/stop.mjs'
import { type TestsOnChangedCode, testsOnChangedCode } from './changed-code.ts'
import { type Area, areas } from './mutation-areas.ts'
import { type AreaResult, complaintsOf, keepResult, readResults, summaryOf } from './mutation-results.ts'
import type { Choice, Outcome } from './part.ts'
import { scratchCopy } from './scratch-copy.ts'
import type { Mutant } from './stryker/mutants.ts'
import { judgedByStryker } from './stryker/run.ts'
import { equivalentSurvivors } from './survivors.data.ts'

const reports = join(root, '.cache', 'reports')

/** How each area fared the last time, and the same for people, written as the run goes on. */
const [kept, record] = [join(reports, 'deep-mutation-areas.json'), join(reports, 'deep-mutation.txt')]

/** A rule that never ends was noticed too: one with which the tests take longer than this, in ms, and three times as long as without. */
const patience = 120_000

const filesOf = (globs: readonly string[]) => globSync([...globs], { cwd: root }).toSorted()

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The files that decide; what only lists or tests is none of them. */
export const rulesOf = ({ rules }: Area): string[] =>
  filesOf(rules).filter((file) => !/\.(?:test|deep|fixture|data)\.tsx?$/u.test(file))

/** The tests that import one of these rules themselves: they notice most, and quickly. */
const importersOf = (tests: readonly string[], rules: readonly string[]): string[] =>
  tests.filter((test) => {
    const imports = readFileSync(join(root, test), 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/gu)
    return [...imports].some(([, path = '']) => rules.includes(join(dirname(test), path)))
  })

/** Of these tests those that stand beside a rule that they import: what plays whole lives of orders takes a minute each time. */
const testsBeside = (tests: readonly string[], rules: readonly string[]): string[] =>
  tests.filter(
    (test) =>
      importersOf(
        [test],
        rules.filter((rule) => dirname(rule) === dirname(test)),
      ).length > 0,
  )

/** Ends what a run without an end has left: its workers are the children of this process. */
function endWorkers(): void {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(process.pid)], { encoding: 'utf8' })
  for (const pid of children.split('\n').map(Number)) {
    try {
      if (pid > 0) process.kill(pid, 'SIGKILL')
    } catch {
      // Gone already: it was `ps` itself.
    }
  }
}

/** Whether one of these tests fails, or does not come to its end in so many ms. */
async function fails(
  running: ReturnType<TestsOnChangedCode['run']>,
  within: number,
): Promise<boolean | 'endless'> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<'endless'>((resolve) => {
    timer = setTimeout(() => resolve('endless'), within)
  })
  const ran = running.then(
    (modules) => modules.some((one) => !one.ok()),
    () => true,
  )
  const noticed = await Promise.race([ran, over])
  clearTimeout(timer)
  return noticed
}

/** Those of these that no test of the area notices, neither a unit test nor one of a screen. Equivalent ones are not tried. */
async function unnoticed(area: Area, mutants: readonly Mutant[]): Promise<Mutant[]> {
  const known = mutants.filter(({ name }) => equivalentSurvivors.has(name))
  const open = mutants.filter((mutant) => !known.includes(mutant))
  if (open.length === 0) return known
  const units = filesOf(area.units)
  const screens = filesOf(area.screens ?? [])
  let tests = await testsOnChangedCode({ bail: 1 })
  const began = performance.now()
  if ((await tests.run(units)).some((one) => !one.ok()))
    throw new Error(`The tests of ${area.name} fail without any change.`)
  const within = Math.max(patience, 3 * (performance.now() - began))
  const survivors: Mutant[] = [...known]
  for (const mutant of open) {
    const { file, start, end, after } = mutant
    tests.change({ file, change: (code) => code.slice(0, start) + after + code.slice(end) })
    const near = importersOf(units, [file])
    let noticed = near.length > 0 ? await fails(tests.run(near), within) : false
    if (noticed === false) noticed = await fails(tests.run(units), within)
    if (noticed === false && screens.length > 0) noticed = await fails(tests.runApart(screens), within)
    if (noticed === 'endless') {
      endWorkers()
      tests = await testsOnChangedCode({ bail: 1 })
    }
    if (noticed === false) survivors.push(mutant)
    tests.change()
  }
  await tests.close()
  return survivors
}

/** Stryker with the tests beside the rules, and what they leave once more with all tests of the area. */
async function firstRound(area: Area, share: number, folder: string) {
  const rules = rulesOf(area)
  const { noticed, survivors } = await judgedByStryker(
    folder,
    rules,
    testsBeside(filesOf(area.units), rules),
    share,
  )
  const tried = noticed.length + survivors.length
  return { share, tried, survivors: await unnoticed(area, survivors), noticedLater: 0 }
}

/** What survived the last time, once more: tests have been added since. */
async function secondRound(area: Area, before: AreaResult | undefined) {
  if (before === undefined) throw new Stop(`${area.name} was not tried yet; leave out --again.`, 2)
  const moved = before.survivors.find(
    ({ file, start, end, before: text }) => readFileSync(join(root, file), 'utf8').slice(start, end) !== text,
  )
  if (moved !== undefined) throw new Stop(`${moved.file} has changed since; leave out --again.`, 2)
  const survivors = await unnoticed(area, before.survivors)
  const noticedLater = before.noticedLater + before.survivors.length - survivors.length
  return { share: before.share, tried: before.tried, survivors, noticedLater }
}

const chosenAreas = (only: readonly string[]): readonly Area[] => {
  const unknown = only.find((name) => areas.every((area) => area.name !== name))
  if (unknown !== undefined)
    throw new Stop(
      `There is no area "${unknown}"; the areas are ${areas.map(({ name }) => name).join(', ')}.`,
      2,
    )
  return areas.filter(({ name }) => only.length === 0 || only.includes(name))
}

/** Makes rules wrong, one at a time, area by area, and lists what the tests of the area do not notice. */
export async function mutation(share: number, { only = [], again = false }: Choice): Promise<Outcome> {
  const chosen = chosenAreas(only)
  mkdirSync(reports, { recursive: true })
  const copy = again ? null : scratchCopy()
  try {
    for (const area of chosen) {
      const began = performance.now()
      const before = readResults(kept).find((one) => one.area === area.name)
      const round = copy ? await firstRound(area, share, copy.folder) : await secondRound(area, before)
      const date = new Date().toISOString().slice(0, 10)
      const earlier = copy ? [] : (before?.minutes ?? [])
      const minutes = [...earlier, (performance.now() - began) / 60_000]
      const commit = git('rev-parse', '--short', 'HEAD')
      const result = { area: area.name, date, commit, minutes, ...round }
      const all = keepResult(
        kept,
        result,
        areas.map(({ name }) => name),
      )
      const lines = all.flatMap((one) => [summaryOf(one), ...one.survivors.map(({ name }) => `    ${name}`)])
      writeFileSync(record, `${lines.join('\n')}\n`)
    }
  } finally {
    copy?.remove()
  }
  const results = readResults(kept)
  const open = results.flatMap(complaintsOf)
  const never = areas.filter(({ name }) => results.every(({ area }) => area !== name))
  return {
    passed: results.reduce((sum, { tried, survivors }) => sum + tried - survivors.length, 0),
    failed: open.length,
    detail: [
      ...results.map(summaryOf),
      ...(never.length > 0 ? [`never tried: ${never.map(({ name }) => name).join(', ')}`] : []),
    ].join('; '),
    output: open.join('\n'),
  }
}
