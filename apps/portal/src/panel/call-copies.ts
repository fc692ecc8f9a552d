import { type OperationId, routes } from '@portal/api-client/contract'
import type { CallBodies, JournalEntry, OwnData, WorldInfo } from '@portal/mock-server/control'

/** Quotes a word for a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** The call as a curl command. */
export function asCurl(
  { method }: Pick<JournalEntry, 'method'>,
  { url, token, language, sent }: CallBodies,
  { origin, world }: { readonly origin: string; readonly world: string },
): string {
  const headers = [
    `x-mock-world: ${world}`,
    `think-lang: ${language ?? 'zh-cn'}`,
    ...(token === null ? [] : [`ba-user-token: ${token}`]),
    ...(sent === null ? [] : ['content-type: application/json']),
  ]
  return [
    `curl -X ${method} ${quoted(`${origin}${url}`)}`,
    ...headers.map((header) => `-H ${quoted(header)}`),
    ...(sent === null ? [] : [`--data-raw ${quoted(sent)}`]),
  ].join(' \\\n  ')
}

const literal = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('\n', '\n    ')

/** The query of an address. Nested names stay as the contract writes them: `filter[star][0]` is one name. */
const queryOf = (url: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(url.split('?')[1] ?? ''))

function bodyOf(sent: string | null): unknown {
  try {
    return sent === null ? null : JSON.parse(sent)
  } catch {
    return null
  }
}

/** The arguments of `ask` for a call. */
function argumentsOf(operation: string, { url, sent }: Pick<CallBodies, 'url' | 'sent'>): string {
  const query = queryOf(url)
  const body = bodyOf(sent)
  const request = {
    ...(Object.keys(query).length === 0 ? {} : { query }),
    ...(body === null ? {} : { body }),
  }
  return `'${operation}'${Object.keys(request).length === 0 ? '' : `, ${literal(request)} as never`}`
}

/** What members have done in the world before a call, and can be done again: sessions are those of the test. */
export const doneBefore = (journal: readonly JournalEntry[], seq: number): readonly JournalEntry[] =>
  journal.filter(
    ({ seq: own, operation, method, code, member, live }) =>
      own < seq &&
      method === 'POST' &&
      code === 1 &&
      member !== null &&
      !live &&
      operation !== null &&
      routes[operation as OperationId].noun !== 'session',
  )

type Done = Pick<JournalEntry, 'operation' | 'member' | 'time'> & {
  /** Null if the mock no longer has them. */
  readonly bodies: Pick<CallBodies, 'url' | 'sent'> | null
}

/** Repeats what was done before, at the same times. */
function stepsOf(before: readonly Done[], time: number, { start, begun }: WorldInfo): string[] {
  // The clock of a scenario is where its own preparation has left it.
  let now = begun === null ? start : (before[0]?.time ?? time)
  const waited = (until: number) => {
    const ms = until - now
    now = until
    return ms > 0 ? [`  await world.control.clock.advance(${ms})`] : []
  }
  const steps = before.flatMap((done) => [
    ...waited(done.time),
    done.bodies === null
      ? `  // Add ${done.operation} by ${done.member}: the mock no longer has what was sent.`
      : `  await (await agentOf(world, '${done.member}')).ask(${argumentsOf(done.operation ?? '', done.bodies)})`,
  ])
  return before.length === 0 ? [] : [...steps, ...waited(time)]
}

/**
 * A browser test that starts in the same world and scenario, does what was done before, opens the same page, makes the
 * same call as the same member and expects the same answer.
 */
export function asTest(
  {
    operation,
    member,
    time,
    code,
    error_key,
  }: Pick<JournalEntry, 'operation' | 'member' | 'time' | 'code' | 'error_key'>,
  bodies: Pick<CallBodies, 'url' | 'sent'>,
  {
    world,
    page,
    data,
    before,
  }: {
    readonly world: WorldInfo
    readonly page: string
    readonly data: OwnData | null
    readonly before: readonly Done[]
  },
): string {
  const { seed, start, scenario, begun } = world
  const own = data === null ? {} : { data }
  const choices = [
    `language: 'en'`,
    begun === null ? `persona: ${JSON.stringify(member)}` : `scenario: '${begun}'`,
    `begin: ${JSON.stringify(begun === null ? { seed, start, scenario, ...own } : { seed, start, ...own })}`,
  ]
  const title = error_key === null ? 'succeeds' : `is refused with ${error_key}`
  const wanted = error_key === null ? { code } : { code, data: { error_key } }
  const lines = [
    "import { expect, test } from '../fixtures.ts'",
    "import { agentOf } from '../helpers/agent.ts'",
    '',
    `test.use({ ${choices.join(', ')} })`,
    '',
    `test('${operation ?? 'a call'} ${title}', async ({ page, world }) => {`,
    ...stepsOf(before, time, world),
    `  await page.goto(${JSON.stringify(page)})`,
    ...(operation === null
      ? []
      : [
          `  const agent = await agentOf(world, '${member ?? 'goldenland'}')`,
          `  const answer = await agent.ask(${argumentsOf(operation, bodies)})`,
          `  expect(answer).toMatchObject(${JSON.stringify(wanted)})`,
        ]),
    '})',
  ]
  return `${lines.join('\n')}\n`
}
