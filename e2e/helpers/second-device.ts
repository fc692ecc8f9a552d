import type { Browser, Page } from '@playwright/test'
import type { Language, World } from '../fixtures.ts'
import type { PageErrors } from '../page-errors.ts'

interface Beside {
  page: Page
  /** Advances the clock of this page by ms; the test's own clock moves the world. */
  fastForward: (ms: number) => Promise<void>
  close: () => Promise<void>
}

/** A second person on another device in the same world; errors on that page fail the test too. */
export async function openSecondDevice(
  browser: Browser,
  {
    world,
    errors,
    persona,
    language,
  }: { world: World; errors: PageErrors; persona: string; language: Language },
): Promise<Beside> {
  const context = await browser.newContext()
  await errors.watch(context)
  const items = {
    'ba-lang': language,
    userInfo: JSON.stringify(await world.control.session(persona)),
  }
  await context.addInitScript((kept) => {
    // The initial blank page has no storage.
    if (window.origin === 'null') return
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, items)
  await context.clock.install({ time: world.start })
  return {
    page: await context.newPage(),
    fastForward: (ms) => context.clock.fastForward(ms),
    close: () => context.close(),
  }
}
