import { type OperationId, routes } from '@portal/api-client/contract'
import { pathOf, type Trace, type TraceEntry, type TraceWorld } from '@portal/mock-server/har'
import { personas } from '@portal/mock-server/personas'
import { Stop } from '../workspace/stop.mjs'

interface Spec {
  readonly text: string
  /** Whether the test reads the world from `<name>.world.json` beside it. */
  readonly needsWorld: boolean
}

const literal = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** A world in which nothing has happened can be made from its settings. */
const isFresh = ({ begin: { now, settings, tables, faults } }: TraceWorld): boolean =>
  now === settings.start && Object.keys(tables).length === 0 && faults.rules.length === 0

/** Name of the constant for a member, or for a visitor if it is null. */
const agentName = (member: string | null): string =>
  member === null
    ? 'visitor'
    : member.replaceAll(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase())

function bodyOf({ request }: TraceEntry): unknown {
  try {
    return request.postData?.text ? JSON.parse(request.postData.text) : undefined
  } catch {
    return undefined
  }
}

/** The code and the refusal of an answer. */
function outcomeOf({ response }: TraceEntry): object | null {
  try {
    const { code, data } = JSON.parse(response.content.text ?? '') as {
      code?: unknown
      data?: { error_key?: string }
    }
    return data?.error_key === undefined ? { code } : { code, data: { error_key: data.error_key } }
  } catch {
    return null
  }
}

const signing: ReadonlySet<string> = new Set(['signIn', 'signOut', 'getClickCaptcha', 'checkClickCaptcha'])

/** A test cannot solve a captcha, so it starts sessions by the name of a persona and leaves out calls that need one. */
const needsCaptcha = (entry: TraceEntry): boolean =>
  signing.has(entry._operation ?? '') || /"captchaId"/.test(entry.request.postData?.text ?? '')

/** The lines that repeat one call; none if it only reads. */
function callLines(entry: TraceEntry): string[] {
  const operation = entry._operation as OperationId | null | undefined
  const path = pathOf(entry)
  if (path.startsWith('/__mock/'))
    return controlLines((path.slice('/__mock/'.length).split('?')[0] ?? '').replace(/\/$/, ''), entry)
  if (!operation || entry._changed !== true || needsCaptcha(entry)) return []
  if (routes[operation].body === 'multipart')
    return [`// ${operation} sends a file, which a test sends by its own form.`]
  const query = Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? ''))
  const body = bodyOf(entry)
  const request = {
    ...(Object.keys(query).length === 0 ? {} : { query }),
    ...(body === undefined ? {} : { body }),
  }
  const given = Object.keys(request).length === 0 ? '' : `, ${literal(request, '  ')} as never`
  const call = `await ${agentName(entry._member ?? null)}.ask('${operation}'${given})`
  const outcome = outcomeOf(entry)
  return outcome === null ? [call] : [`expect(${call}).toMatchObject(${JSON.stringify(outcome)})`]
}

/** The times of the calls move the clock, so only other control calls are left. */
function controlLines(name: string, entry: TraceEntry): string[] {
  if (entry.response.status !== 200) return []
  const body = bodyOf(entry) as Record<string, unknown> | undefined
  const { world: _, ...rest } = body ?? {}
  if (name.startsWith('supplier/')) {
    const { booking_id: id, ...detail } = rest
    const more = Object.keys(detail).length === 0 ? '' : `, ${JSON.stringify(detail)}`
    return [`await world.control.supplier('${name.slice('supplier/'.length)}', ${quoted(String(id))}${more})`]
  }
  if (name === 'jobs/run')
    return [`await world.control.runJob(${quoted(String(rest.kind))}, ${quoted(String(rest.subject))})`]
  if (name === 'faults') return [`await world.control.faults.add(${JSON.stringify(rest)} as never)`]
  if (name === 'faults/clear')
    return [`await world.control.faults.clear(${rest.id === undefined ? '' : JSON.stringify(rest.id)})`]
  return []
}

/** Control calls that start a world over; earlier calls do not matter. */
const restarts = /\/__mock\/(scenario|restore|worlds)\/?(\?|$)/

interface Story {
  readonly entries: readonly TraceEntry[]
  /** The scenario that it begins with. */
  readonly scenario: string | null
  /** Epoch ms of the world's clock at the beginning. */
  readonly now: number
}

/** The part of a session after its last restart. */
function lastStory(trace: Trace, world: TraceWorld): Story {
  const { entries } = trace.log
  const at = entries.findLastIndex(
    ({ request, response }) => restarts.test(request.url) && response.status === 200,
  )
  const restart = entries[at]
  if (restart === undefined) return { entries, scenario: null, now: world.begin.now }
  if (restarts.exec(restart.request.url)?.[1] !== 'scenario')
    throw new Stop(
      'The world was restored or made again in the middle, which a test cannot repeat: record the part after it.',
    )
  const { scenario = null } = (bodyOf(restart) ?? {}) as { scenario?: string }
  const { now } = JSON.parse(restart.response.content.text ?? '') as { now: number }
  return { entries: entries.slice(at + 1), scenario, now }
}

/** A test can sign in personas; other members registered during the session. */
function requirePersonas(members: Iterable<string | null>): void {
  for (const name of members)
    if (name !== null && !personas.some(({ username }) => username === name))
      throw new Stop(`${name} made the calls, who is no persona: a test can sign in personas only.`)
}

interface About {
  /** Title of the test, and name of the file of the world beside it. */
  readonly name: string
  /** Path from the test to the kit. */
  readonly kit: string
}

/**
 * A browser test that begins in the world of a trace, repeats the calls that changed it at the same times as the same
 * members, and opens the page on which the session ended.
 * @throws Stop if a test cannot repeat the session
 */
export function specOf(trace: Trace, world: TraceWorld, { name, kit }: About): Spec {
  const { entries, scenario, now } = lastStory(trace, world)
  const needsWorld = scenario === null && !isFresh(world)
  const member = entries.findLast(({ _member }) => _member)?._member ?? null
  const { seed, start, scenario: state } = world.begin.settings
  const begin = scenario === null ? { seed, start, scenario: state } : { seed, start }
  const choices = [
    `language: 'en'`,
    scenario === null
      ? `persona: ${member === null ? 'null' : quoted(member)}`
      : `scenario: ${quoted(scenario)}`,
    needsWorld
      ? `state: join(import.meta.dirname, ${quoted(`${name}.world.json`)})`
      : `begin: ${JSON.stringify(begin)}`,
  ]
  const lines: string[] = []
  const members = new Set<string | null>()
  let clock = now
  const moveTo = (instant: number) => {
    if (instant > clock) lines.push(`await clock.advance(${instant - clock})`)
    clock = Math.max(clock, instant)
  }
  for (const entry of entries) {
    const made = callLines(entry)
    if (made.length === 0) continue
    moveTo(entry._now ?? clock)
    lines.push(...made)
    if (entry._operation) members.add(entry._member ?? null)
  }
  moveTo(world.end)
  requirePersonas([...members, member])
  const page = trace.log.pages?.at(-1)?.title ?? '/'
  const used = lines.some((line) => line.includes('clock.advance'))
  const text = [
    ...(needsWorld ? ["import { join } from 'node:path'"] : []),
    `import { ${members.size > 0 ? 'agentOf, ' : ''}expect, test } from ${quoted(kit)}`,
    '',
    `test.use({ ${choices.join(', ')} })`,
    '',
    `test(${quoted(`${name}: the session goes as it was recorded`)}, async ({ page, world${used ? ', clock' : ''} }) => {`,
    ...[...members].map(
      (one) => `  const ${agentName(one)} = await agentOf(world, ${one === null ? "'', ''" : quoted(one)})`,
    ),
    ...lines.map((line) => `  ${line}`),
    `  await page.goto(${quoted(page)})`,
    "  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()",
    '})',
    '',
  ].join('\n')
  return { text, needsWorld }
}

/** A browser test that plays back the recording at `file`, so it needs no backend. */
export function liveSpecOf(trace: Trace, { name, kit }: About, file: string): string {
  if (trace.log.entries.length === 0)
    throw new Stop('The recording has no calls, so there is nothing to test.')
  const page = trace.log.pages?.[0]?.title ?? '/'
  const start = Date.parse(trace.log.entries[0]?.startedDateTime ?? '')
  const signedIn = trace.log.entries.some(({ request }) =>
    request.headers.some((header) => header.name.toLowerCase() === 'ba-user-token' && header.value !== ''),
  )
  return [
    "import { join } from 'node:path'",
    `import { expect, playBack, test } from ${quoted(kit)}`,
    '',
    `test.use({ language: 'en', persona: ${signedIn ? "'goldenland'" : 'null'}, begin: { start: ${start} } })`,
    '',
    `test(${quoted(`${name}: the page shows what the backend answered`)}, async ({ context, page }) => {`,
    `  await playBack(context, join(import.meta.dirname, ${quoted(file)}))`,
    `  await page.goto(${quoted(page)})`,
    "  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()",
    '})',
    '',
  ].join('\n')
}
