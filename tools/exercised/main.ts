/** Says what the tests of screens have made the backend do, and which refusals none has caused: `npm run exercised`. */
import { writeFileSync } from 'node:fs'
import { argumentsOrEnd } from '../workspace/arguments.mjs'
import { lastRun, notJudged } from './browser-run.ts'
import { gather, writePage } from './gather.ts'
import { lackingTest, refuted, unknown, unproved } from './goal.ts'
import { byCall, restsOnSome } from './reasons.ts'

const help = `npm run exercised -- [options]

Reads what the last run of browser and component tests has exercised, and writes .cache/reports/e2e-exercised.html.

  --strict     a refusal that a screen can cause, without a test and without a reason, fails, and so does a reason that
               no longer holds; what a part of the browser tests has exercised is not judged
  --json FILE  write the counts to this file
  --help       show this text`

const { strict, json } = argumentsOrEnd(help, {
  strict: { type: 'boolean', default: false },
  json: { type: 'string' },
})

const exercised = gather()
const { refusals } = exercised
console.log(writePage(exercised))
const own = new Set(Object.keys(byCall))
const place = 'tools/exercised/reasons.ts'
const lacking = lackingTest(refusals)
const wrong = [
  ...lacking.map(
    (name) => `${name}: no test of a screen causes it. Write one, or say why none can in ${place}.`,
  ),
  ...refuted(refusals, own).map((name) => `${name}: a test causes it; take its reason out of ${place}.`),
  ...unknown(refusals, own).map((name) => `${name}: there is no such refusal; take it out of ${place}.`),
  ...unproved(refusals, restsOnSome).map(
    (key) =>
      `${key}: no test of a screen causes it for any call, so its reason in ${place} rests on nothing.`,
  ),
]
const unjudged = strict ? notJudged(lastRun()) : null
if (unjudged !== null) console.log(`Refusals were not judged: ${unjudged}.`)
else if (strict) for (const line of wrong) console.log(line)
else if (lacking.length > 0)
  console.log(`${lacking.length} refusals lack a test or a reason; --strict names them.`)
const failed = strict && unjudged === null ? wrong.length : 0
const passed = unjudged === null ? refusals.length - failed : 0
if (json !== undefined) writeFileSync(json, JSON.stringify({ passed, failed }))
process.exitCode = failed > 0 ? 1 : 0
