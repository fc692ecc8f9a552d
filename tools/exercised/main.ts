/** Says what the tests of screens have made the backend do, and which refusals none has caused: `npm run exercised`. */
import { writeFileSync } from 'node:fs'
import { argumentsOrEnd } from '../workspace/arguments.mjs'
import { gather, writePage } from './gather.ts'
import { lackingTest, refuted } from './goal.ts'
import { byCall } from './reasons.ts'

const help = `npm run exercised -- [options]

Reads what the last run of browser and component tests has exercised, and writes .cache/reports/e2e-exercised.html.

  --strict     a refusal that a screen can cause, without a test and without a reason, fails
  --json FILE  write the counts to this file
  --help       show this text`

const { strict, json } = argumentsOrEnd(help, {
  strict: { type: 'boolean', default: false },
  json: { type: 'string' },
})

const exercised = gather()
const { refusals } = exercised
console.log(writePage(exercised))
const lacking = lackingTest(refusals)
const stale = refuted(refusals, new Set(Object.keys(byCall)))
if (strict) {
  for (const name of lacking)
    console.log(
      `${name}: no test of a screen causes it. Write one, or say why none can in tools/exercised/reasons.ts.`,
    )
  for (const name of stale)
    console.log(`${name}: a test causes it; take its reason out of tools/exercised/reasons.ts.`)
} else if (lacking.length > 0)
  console.log(`${lacking.length} refusals lack a test or a reason; --strict names them.`)
const failed = strict ? lacking.length + stale.length : 0
if (json !== undefined) writeFileSync(json, JSON.stringify({ passed: refusals.length - failed, failed }))
process.exitCode = failed > 0 ? 1 : 0
