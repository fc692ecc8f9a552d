/**
 * Lints the bundled contract with Spectral's own rules: `node tools/contract-judges/spectral.ts [--examples]`.
 * With the examples it takes minutes instead of seconds, so npm test lints without them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addExamples } from '@portal/mock-server/examples'
import { type ISpectralDiagnostic, type RulesetDefinition, Spectral } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { root } from '../workspace/root.mjs'

const ruleset: RulesetDefinition = { extends: [oas as RulesetDefinition], rules: {} }

/**
 * The exception to `spectral:oas`: the form of a contribution lists fields with `type` and `default`, and Spectral takes
 * what has these names for a schema, in examples too. Ajv, Redocly and Prism find these examples valid.
 */
const isFalse = ({ code, path }: ISpectralDiagnostic): boolean =>
  code === 'oas3-valid-schema-example' &&
  path[1] === '/api/cms.User/contribute' &&
  path.includes('examples') &&
  path.at(-1) === 'default'

const { values } = parseArgs({ options: { examples: { type: 'boolean', default: false } } })
const document = JSON.parse(
  readFileSync(join(root, 'libs/api-client/src/generated/openapi.json'), 'utf8'),
) as Record<string, unknown>
if (values.examples) addExamples(document)
const spectral = new Spectral()
spectral.setRuleset(ruleset)
const problems = (await spectral.run(document)).filter((problem) => !isFalse(problem))
for (const { path, message, code } of problems) console.error(`${path.join('.')}: ${message} (${code})`)
if (problems.length > 0) process.exitCode = 1
console.log(`Spectral finds ${problems.length} problems in the contract.`)
