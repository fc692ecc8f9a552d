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

/**
 * A browser test that starts in the same world and scenario, opens the same page, makes the same call as the same member
 * and expects the same answer.
 */
export function asTest(
  { operation, member, code, error_key }: Pick<JournalEntry, 'operation' | 'member' | 'code' | 'error_key'>,
  { url, sent }: Pick<CallBodies, 'url' | 'sent'>,
  { world, page, data }: { readonly world: WorldInfo; readonly page: string; readonly data: OwnData | null },
): string {
  const query = queryOf(url)
  const body = bodyOf(sent)
  const request = {
    ...(Object.keys(query).length === 0 ? {} : { query }),
    ...(body === null ? {} : { body }),
  }
  const args = Object.keys(request).length === 0 ? '' : `, ${literal(request)} as never`
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
    `  await page.goto(${JSON.stringify(page)})`,
    ...(operation === null
      ? []
      : [
          `  const agent = await agentOf(world, '${member ?? 'goldenland'}')`,
          `  const answer = await agent.ask('${operation}'${args})`,
          `  expect(answer).toMatchObject(${JSON.stringify(wanted)})`,
        ]),
    '})',
  ]
  return `${lines.join('\n')}\n`
}
