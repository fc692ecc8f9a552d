/**
 * Writes everything under src/generated from the bundled contract: `node codegen/generate.ts`.
 *
 * One job each: openapi-typescript writes the types, orval the hooks, @hey-api the validators, and tables.ts what none
 * of them offers (routes, labels, constraints, what a write invalidates).
 */
import { spawn } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import {
  bundlePath,
  contractRoot,
  generatedDir,
  joinRefusals,
  type OpenApi,
  omitHeaders,
  operationsOf,
  pascalCase,
  unwrapEnvelopes,
} from './contract-source.ts'
import { constraintTable, invalidationTable, labelTable, routeTable, validatorTable } from './tables.ts'

/** The check of texts that people type, which the validators of `x-text` call. */
const texts = `import { typedText } from '../../texts/typed-text.ts'

`

// A declaration, since it is called above the place where it is written.
const once = `
function once<Schema>(build: () => Schema): () => Schema {
    let schema: Schema | undefined;
    return () => (schema ??= build());
}
`

const spec = JSON.parse(readFileSync(bundlePath, 'utf8')) as OpenApi
await Promise.all([
  run('orval', ['--config', `${contractRoot}/libs/api-client/codegen/orval.config.ts`]).then(writeTypes),
  run('openapi-ts', ['-f', `${contractRoot}/libs/api-client/codegen/openapi-ts.config.ts`]),
])
const validatorNames = buildValidatorsOnDemand()
await run('biome', ['format', '--write', `${generatedDir}/validators`])
write('routes.ts', routeTable(spec))
write('invalidations.ts', invalidationTable(spec))
write('labels.ts', labelTable(spec))
write('constraints.ts', constraintTable(spec))
write('validators.ts', validatorTable(spec, validatorNames))

function write(file: string, source: string) {
  writeFileSync(`${generatedDir}/${file}`, source)
}

/**
 * Types of schemas and of operations, and by their own names the types that orval's hooks import. `paths` would list
 * the operations again, and the envelopes of each operation would differ in their error keys alone, which `routes` lists.
 */
async function writeTypes() {
  const file = ts.factory.createTypeReferenceNode('File')
  const ast = await openapiTS(unwrapEnvelopes(joinRefusals(omitHeaders(structuredClone(spec)))) as never, {
    // A field with a default may be left out of a request.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    // orval's hooks import the query parameters of an operation by this name.
    inject: operationsOf(spec)
      .filter(({ operation }) => operation.parameters?.length)
      .map(
        ({ operation: { operationId: id } }) =>
          `export type ${pascalCase(id)}Params = NonNullable<operations['${id}']['parameters']['query']>`,
      )
      .join('\n'),
    transform: (schema) => (schema.format === 'binary' ? file : undefined),
  })
  const named = namesInHooks()
  const isUnused = (node: ts.Node) =>
    (ts.isInterfaceDeclaration(node) && node.name.text === 'paths') ||
    (ts.isTypeAliasDeclaration(node) && !named.has(node.name.text))
  write('contract.d.ts', astToString(ast.filter((node) => !isUnused(node)).map(withoutRepeated)))
}

/** The types that the hooks import, and a few words more. */
function namesInHooks(): ReadonlySet<string> {
  const files = globSync(`${generatedDir}/hooks/**/*.ts`).map((file) => readFileSync(file, 'utf8'))
  return new Set(files.join('\n').match(/\b[A-Z]\w*/g))
}

/**
 * The types of the operations without what each would repeat: headers, which the transport sends, path parameters, which no
 * path has, what a call does not send, the shared failure and the word "Success". Any other declaration as it is.
 */
function withoutRepeated(node: ts.Node): ts.Node {
  const visit = (inner: ts.Node): ts.Node | undefined => {
    if (!ts.isPropertySignature(inner)) return ts.visitEachChild(inner, visit, undefined)
    const name = ts.isComputedPropertyName(inner.name) ? '' : inner.name.text
    if (['header', 'path', 'cookie', 'headers', 'default'].includes(name)) return undefined
    if (inner.type?.kind === ts.SyntaxKind.NeverKeyword) return undefined
    if (['query', 'content'].includes(name)) return inner
    const rest = ts.visitEachChild(inner, visit, undefined)
    return name === '200' ? ts.setSyntheticLeadingComments(rest, undefined) : rest
  }
  return ts.isInterfaceDeclaration(node) && node.name.text === 'operations'
    ? ts.visitEachChild(node, visit, undefined)
    : node
}

/**
 * Turns `export const zOrder = …` into `export const zOrder = once(() => …)`, and each use into `zOrder()`, which the
 * plugin has no option for. A schema reads Zod's setting `jitless` when it is built, and a page has to set that first; and
 * building all 969 at import costs each start of the mock server a tenth of its processor time and 15 MB. Returns the
 * names of the validators.
 */
function buildValidatorsOnDemand(): ReadonlySet<string> {
  const file = `${generatedDir}/validators/zod.gen.ts`
  const source = readFileSync(file, 'utf8')
  const names = new Set(Array.from(source.matchAll(/^export const (z\w+) = /gm), ([, name = '']) => name))
  // Only declared names are replaced: a pattern such as [a-zA-Z] contains something alike.
  const onDemand = source
    .replace(/\bz[A-Z]\w*\b(?! =)/g, (name) => (names.has(name) ? `${name}()` : name))
    .replace(/^export const (z\w+) = ([\s\S]*?);$/gm, 'export const $1 = once(() => $2);')
  writeFileSync(file, `${texts}${onDemand}\n${once}`)
  return names
}

function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: contractRoot, stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with code ${String(code)}.\n${output}`)),
    )
  })
}
