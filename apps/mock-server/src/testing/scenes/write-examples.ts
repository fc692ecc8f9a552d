/**
 * Plays every scene in the seeded world and writes requests and answers to openapi/examples, one file a noun:
 * `node write-examples.ts`. The same world and scenes give the same bytes.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ErrorKey, labels, type OperationId, routes } from '@portal/api-client/contract'
import { createMock, type Mock } from '../../mock.ts'
import { program } from '../../program.ts'
import { bodyText, edgeRequest } from '../plain-program.ts'
import { scenes } from './all.ts'
import { type Played, playScene } from './play.ts'
import { refusalScenes } from './refusals.ts'
import type { Scene } from './scene.ts'
import { Stage } from './stage.ts'

const folder = join(import.meta.dirname, '../../../../../openapi/examples')

/** The content of each file by its name. Throws when a scene fails, or no scene ends in some error key. */
async function playScenes(): Promise<Map<string, object>> {
  const mock = createMock(program)
  const files = new Map<string, Record<string, object>>()
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
    // A new operation has none until its scenes are written, which the compiler requires.
    if (own.length === 0) continue
    const examples: Record<string, object> = {}
    for (const [name, scene] of own) {
      const played = await play(operation, name, scene)
      if (played === null) continue
      const { sent, envelope } = played
      const { summary, as = 'goldenland' } = scene
      examples[name] = { summary, as, request: readable(sent), ...(envelope && { answer: envelope }) }
    }
    const { noun } = routes[operation]
    files.set(noun, { ...files.get(noun), [operation]: examples })
  }
  for (const [operation, more] of Object.entries(refusalScenes))
    for (const [name, scene] of Object.entries(more) as [string, Scene<OperationId>][])
      await play(operation as OperationId, name, scene)
  const keys = Object.keys(labels.ErrorKey.en) as ErrorKey[]
  for (const key of keys) if (!refusals.has(key)) errors.push(`No scene ends in ${key}.`)
  if (errors.length > 0) fail(errors)
  const shared = keys.map((key) => [key, refusals.get(key) as Envelope] as const)
  files.set('refusals', {
    ...Object.fromEntries(shared),
    SESSION_EXPIRED: await expiredSession(mock),
  })
  return files
}

/** Ends with the first errors alone: after a change of the contract most scenes fail for one reason. */
function fail(errors: readonly string[]): never {
  const shown = errors.slice(0, 5).map((error) => `  ${error}\n`)
  process.stderr.write(
    `${errors.length} scenes fail, such as:\n${shown.join('')}npm run typecheck names where a new field is missing.\n`,
  )
  process.exit(1)
}

type Envelope = NonNullable<Played['envelope']>

/** The answer to an expired token: the only refusal without an error key. */
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

/** A file in a form is shown by its name. */
const readable = (sent: object): unknown =>
  JSON.parse(JSON.stringify(sent, (_, value: unknown) => (value instanceof File ? value.name : value)))

const files = await playScenes()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const [name, content] of files) writeFileSync(join(folder, `${name}.json`), JSON.stringify(content))
