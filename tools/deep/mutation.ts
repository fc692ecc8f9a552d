import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../workspace/root.mjs'
import { type TestsUnderFalsehood, testsUnderFalsehood } from './falsified.ts'
import { type Mutant, mutantsOf, spread } from './mutants.ts'
import { type Area, areas } from './mutation-areas.ts'
import type { Outcome } from './part.ts'
import { survivorsWithReason } from './survivors.data.ts'

/** The score of each area and what survived, written as the run goes on. */
const record = join(root, '.cache', 'reports', 'deep-mutation.txt')

/** How many are tried of an area, spread over all of them: what two hours hold. */
const tried = 80

/** Of those that are not equivalent, so many must be noticed; per cent. */
const wanted = 85

/** A rule that never ends was noticed too; ms. */
const patience = 120_000

interface Wrong {
  readonly file: string
  readonly mutant: Mutant
}

/** The line it stands in, and what of it reads otherwise: it outlives a move to another line. */
export const nameOf = ({ file, mutant }: Wrong): string => {
  const line = readFileSync(join(root, file), 'utf8').split('\n')[mutant.line - 1]?.trim() ?? ''
  return `${file}: ${line} [${mutant.before} as ${mutant.after}]`
}

const filesOf = (globs: readonly string[]) => globSync([...globs], { cwd: root }).toSorted()

export const wrongsOf = ({ rules }: Area): Wrong[] =>
  filesOf(rules)
    .filter((file) => !/\.(?:test|deep|fixture)\.tsx?$/u.test(file))
    .flatMap((file) => mutantsOf(readFileSync(join(root, file), 'utf8')).map((mutant) => ({ file, mutant })))

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

/** Whether one of these tests fails, or does not come to its end. */
async function fails(running: ReturnType<TestsUnderFalsehood['run']>): Promise<boolean | 'endless'> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<'endless'>((resolve) => {
    timer = setTimeout(() => resolve('endless'), patience)
  })
  const ran = running.then(
    (modules) => modules.some((one) => !one.ok()),
    () => true,
  )
  const noticed = await Promise.race([ran, over])
  clearTimeout(timer)
  return noticed
}

async function judgeArea(
  area: Area,
  share: number,
): Promise<{ noticed: number; survivors: Wrong[]; all: number }> {
  const all = wrongsOf(area)
  const chosen = spread(all, Math.min(all.length, Math.max(1, Math.round(tried * share))))
  const units = filesOf(area.units)
  const screens = filesOf(area.screens ?? [])
  let tests = await testsUnderFalsehood({ bail: 1 })
  if (await fails(tests.run(units))) throw new Error(`The tests of ${area.name} fail without any change.`)
  const survivors: Wrong[] = []
  for (const wrong of chosen) {
    const { file, mutant } = wrong
    tests.falsify({
      file,
      change: (code) => code.slice(0, mutant.start) + mutant.after + code.slice(mutant.end),
    })
    const beside = units.filter((test) => dirname(test) === dirname(file))
    let noticed = beside.length > 0 ? await fails(tests.run(beside)) : false
    if (noticed === false) noticed = await fails(tests.run(units))
    if (noticed === false && screens.length > 0) noticed = await fails(tests.runApart(screens))
    if (noticed === 'endless') {
      endWorkers()
      tests = await testsUnderFalsehood({ bail: 1 })
    }
    if (noticed === false) survivors.push(wrong)
    tests.falsify()
  }
  await tests.close()
  return { noticed: chosen.length - survivors.length, survivors, all: all.length }
}

/** Makes rules wrong, one at a time, area by area, and lists what the tests of the area do not notice. */
export async function mutation(share: number, only: readonly string[] = []): Promise<Outcome> {
  const lines: string[] = []
  const unexplained: string[] = []
  const scores: string[] = []
  let passed = 0
  mkdirSync(dirname(record), { recursive: true })
  for (const area of areas.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const { noticed, survivors, all } = await judgeArea(area, share)
    const count = noticed + survivors.length
    const score = Math.round((100 * noticed) / count)
    scores.push(`${area.name} ${score} % (${noticed}/${count} of ${all})`)
    lines.push(scores.at(-1) ?? '', ...survivors.map((wrong) => `    ${nameOf(wrong)}`))
    writeFileSync(record, `${lines.join('\n')}\n`)
    const open = survivors.map(nameOf).filter((name) => !survivorsWithReason.has(name))
    passed += count - open.length
    unexplained.push(...open)
    if (score < wanted) unexplained.push(`${area.name}: ${score} % of ${wanted} %`)
  }
  return { passed, failed: unexplained.length, detail: scores.join('; '), output: unexplained.join('\n') }
}
