/** Proves what takes too long for every commit: `npm run test:deep`, in hours. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chosenParts, refuseOptions } from './deep/options.ts'
import { parts } from './deep/parts.ts'
import { record } from './deep/record.ts'
import { argumentsOrEnd } from './workspace/arguments.mjs'
import { runToEnd } from './workspace/processes.mjs'
import { program } from './workspace/programs.mjs'
import { root } from './workspace/root.mjs'
import { run, Stop } from './workspace/stop.mjs'

const help = `npm run test:deep -- [options]

Proves what takes too long for every commit, in hours. Each part leaves its result in docs/deep-runs.md.

Name the parts, or --all of them:

  --list          the parts and how long each takes
  --part NAME,…   these parts alone
  --all           every part, one after another
  --share 0.05    a twentieth of each, to see that it works
  --only NAME,…   these areas of the part mutation, rows of the part rows, or files of the part zones
  --again         of mutation only what survived the last time, after tests were added
  --help          show this text`

const say = (text: string) => process.stdout.write(`${text}\n`)
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

async function build(): Promise<void> {
  for (const target of ['build', 'build-mock-in-page']) {
    const { code, output } = await runToEnd([program('nx'), 'run', `portal:${target}`])
    if (code !== 0) throw new Stop(`The build failed:\n${output}`)
  }
}

await run(async () => {
  const values = argumentsOrEnd(help, {
    part: { type: 'string' },
    all: { type: 'boolean', default: false },
    share: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  })
  refuseOptions(parts, values)
  const named = values.part !== undefined || values.all
  if (values.list || !named) {
    for (const { name, minutes, about } of parts)
      say(`${name.padEnd(12)}${String(minutes).padStart(4)} min  ${about}`)
    if (values.list) return 0
    throw new Stop('Name parts with --part NAME,…, or run all of them with --all.', 2)
  }
  const chosen = chosenParts(parts, values.part)
  const share = Number(values.share)
  if (!(share > 0 && share <= 1))
    throw new Stop(`--share takes a number above 0 up to 1, not "${values.share}".`, 2)
  const reports = join(root, '.cache', 'reports')
  mkdirSync(reports, { recursive: true })
  const commit = `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ' and changes'}`
  if (chosen.some((part) => part.built)) await build()
  let [passed, failed] = [0, 0]
  for (const part of chosen) {
    const began = performance.now()
    const outcome = await part.run(share, {
      only: values.only.split(',').filter(Boolean),
      again: values.again,
    })
    const minutes = (performance.now() - began) / 60_000
    writeFileSync(join(reports, `deep-${part.name}.log`), `${outcome.output}\n`)
    say(
      `${outcome.failed === 0 ? 'ok  ' : 'FAIL'} ${part.about} (${minutes.toFixed(1)} min): ${outcome.detail}`,
    )
    if (outcome.failed > 0) say(outcome.output.split('\n').slice(-60).join('\n'))
    const date = new Date().toISOString().slice(0, 10)
    const detail = share < 1 && !part.saysShare ? `share ${share}: ${outcome.detail}` : outcome.detail
    record(join(root, 'docs', 'deep-runs.md'), { ...outcome, detail, part: part.name, date, commit, minutes })
    passed += outcome.passed
    failed += outcome.failed
  }
  say(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})
