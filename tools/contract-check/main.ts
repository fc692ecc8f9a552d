/** Asks a live server whether it keeps the contract: `npm run contract:check -- --target URL`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readUses } from '../contract/uses.ts'
import { run, Stop } from '../workspace/stop.mjs'
import { createAsker } from './ask.ts'
import { createJudge } from './compare.ts'
import { readContract } from './contract.ts'
import { readJourneys } from './journeys.ts'
import { help, readOptions } from './options.ts'
import { asHtml, asJson, asText, failures } from './report.ts'
import { check, type Outcome } from './run.ts'

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args, process.env)
  if (options === 'help') {
    console.log(help)
    return 0
  }
  makeFolder(options.out)
  const contract = await readContract()
  const asker = createAsker({ ...options, url: options.target }, createJudge(contract.document))
  const outcome = await check(contract, asker, options)
  if (outcome.standings.every(({ verdict }) => verdict === 'unasked')) {
    throw new Stop(`${options.target} could not be asked: ${firstReason(outcome)}.`, 2)
  }
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

/** Before anything is asked, which may take minutes. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch {
    throw new Stop(`--out: the folder ${folder} cannot be made.`, 2)
  }
}

/** Why the first question was not answered. */
function firstReason({ standings }: Outcome): string {
  const finding = standings[0]?.asked[0]?.finding
  return finding?.verdict === 'unasked' ? finding.why : 'nothing was asked'
}

await run(() => main(process.argv.slice(2)))
