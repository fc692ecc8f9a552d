/** Lists what has changed in the contract since a revision, and whether it breaks anything: `npm run contract:diff -- REV`. */
import { bundle, bundleFile } from '../contract/bundle.ts'
import { isObject, type Json, type JsonObject } from '../contract/flatten.ts'
import { readArguments } from '../workspace/arguments.mjs'
import { root } from '../workspace/root.mjs'
import { run, Stop } from '../workspace/stop.mjs'
import { brokenAgreements } from './agreements.ts'
import { contractAt, redoclyDiff } from './redocly.ts'

const help = `npm run contract:diff -- REV

Lets Redocly compare the contract of a revision, such as main, v1.2 or HEAD~3, with openapi/ as it is in the working tree.
Redocly does not know what our \`x-\` fields mean, so changes of permissions, refusals, stale answers and
repetitions that break a client of the older contract follow in a list of their own.

Ends with 0 when nothing breaks, with 1 when something does, with 2 when there is no such revision, or openapi/ is no
contract.`

function main(args: string[]): number {
  if (args.includes('--help')) {
    console.log(help)
    return 0
  }
  const { positionals } = readArguments({ args, allowPositionals: true, options: {} })
  const [revision, ...others] = positionals
  if (revision === undefined || revision === '' || others.length > 0)
    throw new Stop('One revision is needed, such as: npm run contract:diff -- main', 2)
  const before = contractAt(revision, bundleFile, root)
  const now = workingTree()
  const { breaks, output } = redoclyDiff(before, now)
  console.log(output)
  const broken = brokenAgreements(before, now)
  if (broken.length > 0) console.log(['Broken agreements', ...broken.map((each) => `  ✖ ${each}`)].join('\n'))
  return breaks || broken.length > 0 ? 1 : 0
}

/** @throws Stop if openapi/ cannot be bundled */
function workingTree(): JsonObject {
  try {
    const document: Json = JSON.parse(bundle())
    return isObject(document) ? document : {}
  } catch (error) {
    throw new Stop(error instanceof Error ? error.message.trim() : String(error), 2)
  }
}

await run(async () => main(process.argv.slice(2)))
