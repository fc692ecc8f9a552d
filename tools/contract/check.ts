// Checks the bundled contract for what Redocly cannot see: relations between parts, extensions, examples, screens.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { addExamples } from '@portal/mock-server/examples'
import { bundle, bundlePath } from './bundle.ts'
import { isObject, type JsonObject } from './flatten.ts'
import { findLinkProblems } from './links.ts'
import { operationsOf, type Problem } from './operations.ts'
import { findPatternProblems } from './patterns.ts'
import { findRuleProblems, findScreenProblems } from './rules.ts'
import { readUses } from './uses.ts'
import { findExampleProblems, findExtensionProblems } from './values.ts'

function readObject(path: string): JsonObject {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!isObject(value)) throw new Error(`${path} is not a JSON object.`)
  return value
}

/** Everything reads the committed bundle, so a stale one would hide every edit. */
const stale: Problem[] =
  bundle() === readFileSync(bundlePath, 'utf8')
    ? []
    : [{ where: 'openapi.json', what: 'is older than openapi/', fix: 'edit openapi/**, never the bundle' }]

const document = readObject(bundlePath)
addExamples(document)
const extensions = readObject(join(resolve(import.meta.dirname, '../..'), 'openapi/extensions.schema.json'))
const users = readUses(operationsOf(document).map(({ id }) => id))
const problems = [
  ...stale,
  ...findRuleProblems(document),
  ...findPatternProblems(document),
  ...findLinkProblems(document),
  ...findExtensionProblems(document, extensions),
  ...findExampleProblems(document),
  ...findScreenProblems(document, users),
]
for (const { where, what, fix } of problems)
  console.error(`${where}: ${what}\n  Fix: ${fix}, then npm run generate`)
if (problems.length > 0) process.exitCode = 1
console.log(`The contract has ${operationsOf(document).length} operations and ${problems.length} problems.`)
