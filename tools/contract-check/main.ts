/** Asks a live server whether it keeps the contract: `npm run contract:check -- --target URL`. */
import { writeFileSync } from 'node:fs'
import { access, constants, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { run, Stop } from '../workspace/stop.mjs'
import { createAsker } from './ask.ts'
import { readContract } from './contract.ts'
import { fire } from './hostile.ts'
import { help, readOptions } from './options.ts'
import { asJson, asText, failures } from './report.ts'
import { check, type Outcome } from './run.ts'
import { Secrets } from './secrets.ts'

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args, process.env)
  if (options === 'help') {
    console.log(help)
    return 0
  }
  // Checked first, because the questions may take minutes.
  await mkdir(dirname(options.out), { recursive: true })
    .then(() => access(dirname(options.out), constants.W_OK))
    .catch(() => {
      throw new Stop(`--out: nothing can be written in ${dirname(options.out)}.`, 2)
    })
  const contract = await readContract()
  const { CONTRACT_CHECK_TOKEN, CONTRACT_CHECK_OTHER, LIVE_TOKEN } = process.env
  const { token, other, fire: firing, write } = options
  const secrets = new Secrets([token, other, CONTRACT_CHECK_TOKEN, CONTRACT_CHECK_OTHER, LIVE_TOKEN])
  const askerOf = (who: string | null) =>
    createAsker({ ...options, url: options.target, token: who }, contract, secrets)
  const asker = askerOf(token)
  const progress = (operation: string, number: number, of: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K  ${number} of ${of}: ${operation} …`)
  }
  const outcome = await check(contract, asker, { write, book: firing !== null, progress })
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
  if (outcome.standings.every(({ verdict }) => verdict === 'unasked' || verdict === 'unanswered')) {
    throw new Stop(`${options.target} could not be asked: ${firstReason(outcome)}.`, 2)
  }
  const others =
    firing === null || other === null ? null : await check(contract, askerOf(other), { write: false })
  const fired = firing && (await fire(contract, asker, outcome, { ...firing, others, write, progress }))
  // Loaded late, because it parses the sources of the portal.
  const { readUses } = await import('../contract/uses.ts')
  const about = {
    target: options.target,
    time: new Date(),
    uses: readUses(contract.operations.map(({ id }) => id)),
    fired,
  }
  console.log(asText(outcome, about))
  writeFileSync(options.out, asJson(outcome, about))
  console.log(`  ${options.out}`)
  const isFaulty = fired && (fired.faults.length > 0 || fired.stopped !== null)
  return isFaulty || failures(outcome, options.demanded).length > 0 ? 1 : 0
}

/** Why the first question got no answer. */
function firstReason({ standings, stopped }: Outcome): string {
  const silent = standings.find(({ verdict }) => verdict === 'unanswered') ?? standings[0]
  const finding = silent?.asked[0]?.finding
  const why = finding !== undefined && 'why' in finding ? finding.why : 'nothing was asked'
  return stopped === null ? why : `${why} (${stopped})`
}

await run(() => main(process.argv.slice(2)))
