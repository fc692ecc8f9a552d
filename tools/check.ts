/** Proves what a change touches, in about a minute: `npm run check`. */
import { changeSince } from './check/change.ts'
import { stepsOf } from './check/steps.ts'
import { verdictOf } from './check/verdict.ts'
import { complaintsIn } from './test/complaint.mjs'
import { performAll } from './test/schedule.mjs'
import { argumentsOrEnd } from './workspace/arguments.mjs'
import { run } from './workspace/stop.mjs'

const help = `npm run check -- [options]

Proves what a change touches, in about a minute: types, lint and imports, the unit tests that import it or read
its files, the browser tests of its noun. A change is what is not committed, deleted files with it.

  --since REF    compare with an earlier commit instead of HEAD
  --all          every affected test, however long it takes
  --no-browser   leave the browser tests out
  --help         show this text`

const values = argumentsOrEnd(help, {
  since: { type: 'string', default: 'HEAD' },
  all: { type: 'boolean', default: false },
  browser: { type: 'boolean', default: true },
})

const say = (text: string) => process.stdout.write(`${text}\n`)

await run(async () => {
  const change = changeSince(values.since)
  if (change.present.length + change.deleted.length === 0) {
    say(
      `Nothing has changed: the working tree is as ${values.since} has it. --since REF compares with another commit.`,
    )
    return 0
  }
  const began = performance.now()
  const left: string[] = []
  const failed: { name: string; problem: string }[] = []
  const steps = stepsOf(change, { ...values, say, leave: (what) => left.push(what) })
  await performAll([...steps], async ({ name, run: prove }) => {
    const start = performance.now()
    const problem = await prove().catch((error: unknown) => String(error))
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    say(`${problem === null ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
    if (problem === null) return
    say(problem.split('\n').slice(-60).join('\n'))
    failed.push({ name, problem })
  })
  for (const { name, problem } of failed)
    say([`\n${name} failed:`, ...complaintsIn(problem).slice(0, 6)].join('\n'))
  const names = failed.map(({ name }) => name)
  say(verdictOf(names, left, (performance.now() - began) / 1000))
  return failed.length === 0 ? 0 : 1
})
