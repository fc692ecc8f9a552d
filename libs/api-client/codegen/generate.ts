/**
 * Makes everything under src/generated from the contract: `node codegen/generate.ts`, or with `--check`
 * into a folder of its own, to say whether what is committed is up to date.
 *
 * One job each: orval writes the hooks, openapi-typescript the types, @hey-api the validators and the plain
 * client, and our own tables what none of them offers (routes, labels, constraints).
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { binarySchemas, type OpenApi, withoutExamples } from './contract-source.ts'
import { lazyValidators } from './lazy-validators.ts'
import { nameRules } from './name-rules.ts'
import { bundlePath, contractRoot, generatedDir, plainPath } from './paths.ts'
import { constraintTable, invalidationTable, labelTable, routeTable, validatorTable } from './route-table.ts'

const committedDir = generatedDir()
const checking = process.argv.includes('--check')
if (checking)
  process.env['PORTAL_GENERATED_DIR'] = mkdtempSync(join(contractRoot, 'libs/api-client/src/.check-'))
const out = generatedDir()

try {
  await run('node', [`${contractRoot}/tools/contract/bundle.ts`, ...(checking ? ['--check'] : [])])
  const spec = withoutExamples(JSON.parse(readFileSync(bundlePath, 'utf8')) as OpenApi)
  mkdirSync(dirname(plainPath), { recursive: true })
  writeFileSync(plainPath, JSON.stringify(spec))
  await Promise.all([
    run('orval', ['--config', `${contractRoot}/libs/api-client/codegen/orval.config.ts`]),
    run('openapi-ts', ['-f', `${contractRoot}/libs/api-client/codegen/openapi-ts.config.ts`]),
    writeTypes(),
  ])
  const zod = closeObjects(spec)
  leaveRuntimeUnchecked()
  writeFileSync(`${out}/routes.ts`, routeTable(spec))
  writeFileSync(`${out}/invalidations.ts`, invalidationTable(spec))
  writeFileSync(`${out}/labels.ts`, labelTable(spec))
  writeFileSync(`${out}/constraints.ts`, constraintTable(spec))
  writeFileSync(`${out}/validators.ts`, validatorTable(spec, zod))
  if (checking) reportDrift()
} finally {
  if (checking) rmSync(out, { recursive: true, force: true })
}

async function writeTypes() {
  const file = ts.factory.createTypeReferenceNode('File')
  const ast = await openapiTS(new URL(`file://${plainPath}`), {
    alphabetize: false,
    transform: (schema) => (schema.format === 'binary' ? file : undefined),
  })
  writeFileSync(`${out}/contract.d.ts`, astToString(ast))
}

/**
 * The contract closes every object, but the generator writes open ones; here they are closed too. It also takes
 * the bytes of a file for a text; a named schema of format binary is a file.
 */
function closeObjects(spec: OpenApi): Set<string> {
  const file = `${out}/validators/zod.gen.ts`
  let source = readFileSync(file, 'utf8').replaceAll('z.object(', 'z.strictObject(')
  for (const name of binarySchemas(spec)) {
    source = source.replace(`export const z${name} = z.string();`, `export const z${name} = z.file();`)
  }
  writeFileSync(file, lazyValidators(nameRules(source, spec)))
  return new Set([...source.matchAll(/^export const (z\w+) =/gm)].map((match) => match[1] ?? ''))
}

/** The generator's own runtime does not compile under exactOptionalPropertyTypes; what it exports is still typed. */
function leaveRuntimeUnchecked() {
  for (const file of ['client', 'core'].flatMap((dir) =>
    filesOf(`${out}/validators/${dir}`).map((name) => `${dir}/${name}`),
  )) {
    const path = `${out}/validators/${file}`
    writeFileSync(
      path,
      `// @ts-nocheck: generated runtime, not written for exactOptionalPropertyTypes\n${readFileSync(path, 'utf8')}`,
    )
  }
}

function reportDrift() {
  const stale = [...new Set([...filesOf(committedDir), ...filesOf(out)])]
    .filter((file) => file !== 'openapi.json')
    .filter((file) => read(join(committedDir, file)) !== read(join(out, file)))
  if (stale.length === 0) return console.log('Generated code is up to date.')
  console.error(`Generated code differs from the contract: ${stale.slice(0, 8).join(', ')}`)
  console.error('Fix it with: npm run generate')
  process.exitCode = 1
}

function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
}

function read(file: string): string | null {
  try {
    // The mutator's import path differs with the folder, and nothing else may.
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function run(command: string, args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: contractRoot, stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.on('error', fail)
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`${command} ended with code ${String(code)}.\n${output}`)),
    )
  })
}
