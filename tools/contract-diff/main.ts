/** Lists what has changed in the contract since a revision, and whether it breaks anything: `npm run contract:diff -- REV`. */
import { bundle } from '../contract/bundle.ts'
import { readArguments } from '../workspace/arguments.mjs'
import { root } from '../workspace/root.mjs'
import { run, Stop } from '../workspace/stop.mjs'
import { changesBetween, contractOf, orStop, parsed } from './contracts.ts'
import { asText, describeChanges } from './words.ts'

const help = `npm run contract:diff -- REV

Names every change of the contract between a revision, such as main, v1.2 or HEAD~3, and openapi/ as it is in the working
tree, with the operations that it reaches: first what breaks a client or a server that keeps the older contract, then
what harms nobody. Examples are not compared.

Who may ask, refusals, stale answers, repetitions and the headers of each call are compared too. A new refusal breaks:
screens of the older contract do not show it.

Ends with 0 when nothing breaks, with 1 when something does, with 2 when there is no such revision, or openapi/ is no
contract.`

function main(args: string[]): number {
  if (args.includes('--help')) {
    console.log(help)
    return 0
  }
  readArguments({ args, allowPositionals: true, options: {} })
  const [revision, ...others] = args
  if (revision === undefined || revision === '' || others.length > 0)
    throw new Stop('One revision is needed, such as: npm run contract:diff -- main', 2)
  const before = contractOf(revision, root)
  const now = parsed(orStop(bundle), 'openapi/')
  const changes = describeChanges(
    orStop(() => changesBetween(before, now)),
    before,
    now,
  )
  console.log(asText(changes, revision))
  return changes.some(({ breaking }) => breaking) ? 1 : 0
}

await run(async () => main(process.argv.slice(2)))
