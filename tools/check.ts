/** Proves what a change touches, in about a minute: `npm run check`. */
import { changeSince } from './check/change.ts'
import { stepsOf } from './check/steps.ts'
import { performAll } from './test/schedule.mjs'
import { argumentsOrEnd } from './workspace/arguments.mjs'

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

const change = changeSince(values.since)

const say = (text: string) => process.stdout.write(`${text}\n`)

if (change.present.length + change.deleted.length === 0) {
  say('Nothing has changed; --since REF compares with an earlier commit.')
} else {
  const began = performance.now()
  const outcomes = await performAll([...stepsOf(change, { ...values, say })], async (step) => {
    const start = performance.now()
    const problem = await step.run().catch((error: unknown) => String(error))
    say(
      `${problem === null ? 'ok  ' : 'FAIL'} ${step.name} (${((performance.now() - start) / 1000).toFixed(1)} s)`,
    )
    if (problem !== null) say(problem.split('\n').slice(-60).join('\n'))
    return problem === null
  })
  const failed = outcomes.filter((ok) => !ok).length
  say(
    `${failed === 0 ? 'Ready to commit' : 'Not ready to commit'}: ${((performance.now() - began) / 1000).toFixed(0)} s`,
  )
  process.exitCode = failed === 0 ? 0 : 1
}
