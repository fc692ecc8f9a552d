import { type ChildProcess, spawn } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../workspace/ports.mjs'

/** The contract grows by one call in a copy of the workspace, as it does the day somebody adds it to a screen's plan. */
const root = resolve(import.meta.dirname, '../..')
let copy = ''
let server: ChildProcess | null = null

const newPath = `
tip-index:
  get:
    operationId: listTips
    tags: [site]
    summary: List tips for operators
    x-status: stubbed
    x-source: decided here
    x-auth: visitor
    x-permission: null
    x-refusals: []
    responses:
      '200':
        description: Success.
        content:
          application/json:
            schema:
              allOf:
                - { $ref: ../schemas/common.yaml#/Envelope }
                - type: object
                  properties:
                    data:
                      type: object
                      additionalProperties: false
                      required: [list]
                      properties:
                        list: { type: array, minItems: 1, items: { type: string } }
              unevaluatedProperties: false
      default: { $ref: ../responses.yaml#/Refused }
`

beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  copy = mkdtempSync(join(root, '.cache/growth-'))
  const own = (name: string) => !/(^|\/)(dist|node_modules|\.cache)(\/|$)/.test(name.slice(root.length))
  for (const part of ['openapi', 'libs/api-client', 'apps/mock-server', 'tools/contract'])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: own })
  for (const file of ['package.json', 'redocly.yaml', 'tsconfig.base.json'])
    cpSync(join(root, file), join(copy, file))
  mkdirSync(join(copy, 'node_modules/@portal'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => entry !== '@portal'))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  symlinkSync(join(copy, 'libs/api-client'), join(copy, 'node_modules/@portal/api-client'))
  appendFileSync(join(copy, 'openapi/paths/site.yaml'), newPath)
  addToIndex()
})

afterAll(() => {
  server?.kill()
  rmSync(copy, { recursive: true, force: true })
})

test('R1.14 A new call answers with generated data before anyone has written it, and the compiler names who owes the answer', async () => {
  expect(await run([join(copy, 'libs/api-client/codegen/generate.ts')])).not.toMatch(/Error/)
  // Takes longest of all; the mock starts meanwhile. Only what the table of operations imports is checked.
  const project = {
    extends: './tsconfig.json',
    compilerOptions: {
      composite: false,
      declaration: false,
      emitDeclarationOnly: false,
      noEmit: true,
      rootDir: '../..',
    },
    include: ['src/operations/all.ts', 'src/**/*.d.ts'],
    references: [],
  }
  const projectFile = join(copy, 'apps/mock-server/tsconfig.growth.json')
  writeFileSync(projectFile, JSON.stringify(project))
  const types = run([join(root, 'node_modules/typescript-7/bin/tsc'), '--singleThreaded', '-p', projectFile])

  const port = await freePort()
  const program = join(copy, 'apps/mock-server/src/server.ts')
  const started = spawn(process.execPath, [program, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  server = started
  await new Promise<void>((ready, fail) => {
    started.stdout.once('data', () => ready())
    started.once('exit', (code) => fail(new Error(`The mock ended with code ${String(code)}.`)))
  })
  const answer = await fetch(`http://127.0.0.1:${port}/api/tip/index`)
  expect(answer.headers.get('x-mock-generated')).toBe('1')
  const envelope = (await answer.json()) as { code: number; data: { list: string[] } }
  expect(envelope.code).toBe(1)
  expect(envelope.data.list.length).toBeGreaterThan(0)
  expect(await types).toMatch(/operations\/all\.ts\(\d+,\d+\): error .*listTips/)
})

/** Everything that a program prints until it ends. */
const run = (args: string[]) =>
  new Promise<string>((ended) => {
    const program = spawn(process.execPath, args, {
      cwd: copy,
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}` },
    })
    let printed = ''
    for (const stream of [program.stdout, program.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
    program.once('close', () => ended(printed))
  })

/** Entries of the index are one line each. */
function addToIndex() {
  const index = join(copy, 'openapi/portal.yaml')
  const text = readFileSync(index, 'utf8')
  writeFileSync(
    index,
    text.replace(/^paths:$/m, 'paths:\n  /api/tip/index: { $ref: paths/site.yaml#/tip-index }'),
  )
}
