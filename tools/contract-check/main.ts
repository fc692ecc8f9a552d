/** Asks a live server whether it keeps the contract: `npm run contract:check -- --target URL`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, Stop } from '../workspace/stop.mjs'
import { createAsker } from './ask.ts'
import { createJudge } from './compare.ts'
import { readContract } from './contract.ts'
import { readJourneys } from './journeys.ts'
import { help, readOptions } from './options.ts'
import { makeFolder } from './out-folder.ts'
import { createProgress } from './progress.ts'
import { asHtml, asJson, asText, failures } from './report.ts'
import { check, type Outcome } from './run.ts'
import { Secrets } from './secrets.ts'

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args, process.env)
  if (options === 'help') {
    console.log(help)
    return 0
  }
  makeFolder(options.out)
  const contract = await readContract()
  const secrets = new Secrets([options.token, process.env.CONTRACT_CHECK_TOKEN, process.env.LIVE_TOKEN])
  const judge = createJudge(contract.document, secrets)
  const asker = createAsker({ ...options, url: options.target }, judge, secrets)
  const progress = createProgress(process.stderr)
  const outcome = await check(contract, asker, { ...options, progress: progress.show })
  progress.clear()
  if (outcome.standings.every(({ verdict }) => verdict === 'unasked' || verdict === 'unanswered')) {
    throw new Stop(`${options.target} could not be asked: ${firstReason(outcome)}.`, 2)
  }
  // It reads the sources of the portal with the compiler: nothing to wait for where nothing was asked.
  const { readUses } = await import('../contract/uses.ts')
  const about = {
    target: options.target,
    time: new Date(),
    uses: readUses(contract.operations.map(({ id }) => id)),
    journeys: readJourneys(),
  }
  console.log(asText(outcome, about))
  for (const [name, text] of [
    ['report.json', asJson(outcome, about)],
    ['report.html', asHtml(outcome, about)],
  ] as const) {
    writeFileSync(join(options.out, name), text)
    console.log(`  ${join(options.out, name)}`)
  }
  return failures(outcome, options.demanded).length > 0 ? 1 : 0
}

/** Why the first question was not answered. */
function firstReason({ standings, stopped }: Outcome): string {
  const silent = standings.find(({ verdict }) => verdict === 'unanswered') ?? standings[0]
  const finding = silent?.asked[0]?.finding
  const why = finding !== undefined && 'why' in finding ? finding.why : 'nothing was asked'
  return stopped === null ? why : `${why} (${stopped})`
}

await run(() => main(process.argv.slice(2)))
