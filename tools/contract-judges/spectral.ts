/**
 * Lints the bundled contract with Spectral's own rules: `node tools/contract-judges/spectral.ts [--examples]`.
 * With the examples it takes minutes instead of seconds, so npm test lints without them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addExamples } from '@portal/mock-server/examples'
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { root } from '../workspace/root.mjs'

/** `spectral:oas`; there is no exception. */
const ruleset: RulesetDefinition = { extends: [oas as RulesetDefinition], rules: {} }

const { values } = parseArgs({ options: { examples: { type: 'boolean', default: false } } })
const document = JSON.parse(
  readFileSync(join(root, 'libs/api-client/src/generated/openapi.json'), 'utf8'),
) as Record<string, unknown>
if (values.examples) addExamples(document)
const spectral = new Spectral()
spectral.setRuleset(ruleset)
const problems = await spectral.run(document)
for (const { path, message, code } of problems) console.error(`${path.join('.')}: ${message} (${code})`)
if (problems.length > 0) process.exitCode = 1
console.log(`Spectral finds ${problems.length} problems in the contract.`)
