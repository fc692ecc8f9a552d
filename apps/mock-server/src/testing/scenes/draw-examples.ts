/**
 * Plays every scene in the seeded world and writes what was sent and answered to openapi/examples, whence the bundle
 * takes them: `node draw-examples.ts`. The same world and scenes give the same bytes.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type ErrorKey, labels, type OperationId, routes } from '@portal/api-client/contract'
import { createMock, type Mock } from '../../mock.ts'
import { program } from '../../program.ts'
import { bodyText, edgeRequest } from '../plain-program.ts'
import { scenes } from './all.ts'
import { type Played, playScene } from './play.ts'
import { refusalScenes } from './refusals.ts'
import type { Scene } from './scene.ts'
import { Stage } from './stage.ts'

const root = join(import.meta.dirname, '../../../../..')
const folder = join(root, 'openapi/examples')

async function drawn(): Promise<Map<string, string>> {
  const mock = createMock(program)
  const files = new Map<string, string>()
  const errors: string[] = []
  const refusals = new Map<ErrorKey, Envelope>()
  const play = async (operation: OperationId, name: string, scene: Scene<OperationId>) => {
    try {
      const played = await playScene(mock, operation, scene)
      const { refused } = scene
      if (refused && played.envelope && !refusals.has(refused)) refusals.set(refused, played.envelope)
      return played
    } catch (error) {
      errors.push(`${operation}, ${name}: ${error instanceof Error ? error.message : String(error)}`)
      return null
    }
  }
  for (const operation of Object.keys(routes) as OperationId[]) {
    const own = Object.entries(scenes[operation] ?? {}) as [string, Scene<OperationId>][]
    // An operation that was just described has none yet; the compiler asks for them, so no empty file is written.
    if (own.length === 0) continue
    const examples: Record<string, object> = {}
    for (const [name, scene] of own) {
      const played = await play(operation, name, scene)
      if (played === null) continue
      const { sent, envelope } = played
      const { summary, as = 'goldenland' } = scene
      examples[name] = { summary, as, request: readable(sent), ...(envelope && { answer: envelope }) }
    }
    const path = join(folder, routes[operation].noun, `${operation}.json`)
    files.set(path, `${JSON.stringify(examples, null, 2)}\n`)
  }
  for (const [operation, more] of Object.entries(refusalScenes))
    for (const [name, scene] of Object.entries(more) as [string, Scene<OperationId>][])
      await play(operation as OperationId, name, scene)
  const keys = Object.keys(labels.ErrorKey.en) as ErrorKey[]
  for (const key of keys) if (!refusals.has(key)) errors.push(`No scene ends in ${key}.`)
  if (errors.length > 0) throw new Error(errors.join('\n'))
  const shared = keys.map((key) => [`refused${inPascalCase(key)}`, refusals.get(key) as Envelope] as const)
  const all = [...shared, ['refusedSessionExpired', await expiredSession(mock)] as const]
  const values = Object.fromEntries(all.map(([name, value]) => [name, { summary: value.msg, value }]))
  files.set(join(folder, 'refusals.json'), `${JSON.stringify(values, null, 2)}\n`)
  return files
}

type Envelope = NonNullable<Played['envelope']>

const inPascalCase = (key: string): string =>
  key.toLowerCase().replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())

/** What a token gets whose time is over: the only refusal without an error key. */
async function expiredSession(mock: Mock): Promise<Envelope> {
  const stage = new Stage(mock, 'goldenland')
  const token = stage.token()
  const session = token === null ? undefined : stage.world.tables.session.get(token)
  if (!session) throw new Error('Nobody is signed in.')
  stage.later(session.expires - stage.world.clock.now())
  const answer = await mock.handle(
    edgeRequest('/api/order/index', { token: session.id, headers: { 'think-lang': 'en' } }),
  )
  return JSON.parse(bodyText(answer)) as Envelope
}

/** A file of a form is known by its name. */
const readable = (sent: object): unknown =>
  JSON.parse(JSON.stringify(sent, (_, value: unknown) => (value instanceof File ? value.name : value)))

/** Writes what differs and removes what nobody draws any more; says whether anything did. */
function written(files: ReadonlyMap<string, string>): boolean {
  const present = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const surplus = present.filter((path) => !files.has(path))
  const stale = [...files].filter(
    ([path, text]) => !present.includes(path) || readFileSync(path, 'utf8') !== text,
  )
  for (const path of surplus) rmSync(path)
  for (const [path, text] of stale) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    process.stdout.write(`${relative(root, path)}\n`)
  }
  return surplus.length + stale.length > 0
}

const files = await drawn()
if (written(files)) {
  const bundling = spawnSync(process.execPath, [join(root, 'tools/contract/bundle.ts')], { stdio: 'inherit' })
  process.exitCode = bundling.status ?? 1
}
