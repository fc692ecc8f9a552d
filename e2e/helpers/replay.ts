import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { BrowserContext, TestInfo } from '@playwright/test'
import type { Control } from '@portal/mock-server/control'

const root = join(import.meta.dirname, '../..')

/** The lifetime of a session in the mock, in ms of the world's clock. */
const sessionLife = 3 * 24 * 60 * 60_000

interface Visitor {
  /** The signed-in member; null for a visitor. */
  readonly member: string | null
  /** The chosen language; null without a choice. */
  readonly language: string | null
}

/** The member and language of the last page. */
async function visitorOf(context: BrowserContext): Promise<Visitor> {
  const { origins } = await context.storageState()
  const items = origins.flatMap(({ localStorage }) => localStorage)
  const kept = (wanted: string) => items.find(({ name }) => name === wanted)?.value ?? null
  const user = kept('userInfo')
  const { username = '', token = '' } = user === null ? {} : (JSON.parse(user) as Record<string, string>)
  return { member: token === '' ? null : username, language: kept('ba-lang') }
}

/**
 * Saves the world of a failed test to a file, and prints how to open the page on which it stopped, in that world, as
 * that member.
 */
export async function keepWorld(
  context: BrowserContext,
  control: Control,
  testInfo: TestInfo,
): Promise<void> {
  const snapshot = await control.snapshot()
  const { seed, start } = snapshot.settings
  const { begun } = await control.world()
  const settings = { ...snapshot.settings, id: 'main' }
  const file = testInfo.outputPath('world.json')
  await writeFile(file, JSON.stringify({ worlds: [{ ...snapshot, settings }] }))
  const { recording } = await control.trace.read()
  if (recording)
    await writeFile(testInfo.outputPath('session.har'), JSON.stringify(await control.trace.end()))
  const { pathname, search } = new URL(context.pages().at(-1)?.url() ?? 'http://127.0.0.1/')
  const { member, language } = await visitorOf(context)
  const link = new URLSearchParams({
    ...(member !== null && { persona: member }),
    ...(language !== null && { language }),
  }).toString()
  const page = `${pathname}${search}${link === '' ? '' : `#${link}`}`
  const facts = [
    `seed ${seed}`,
    `start ${new Date(start).toISOString()}`,
    `scenario ${begun ?? snapshot.settings.scenario}`,
    member ?? 'a visitor',
  ]
  // The page does not say why it asks to sign in.
  if (snapshot.now - start >= sessionLife)
    console.log(
      'The world has moved three days or more, and a session lasts three: sign in again after that.',
    )
  const inRoot = (path: string) => relative(root, path).replaceAll('\\', '/')
  console.log(`To see it (${facts.join(', ')}): npm start -- --state ${inRoot(file)} --page '${page}' --open`)
  if (recording)
    console.log(`Its calls again: npm run replay -- ${inRoot(testInfo.outputPath('session.har'))}`)
}
