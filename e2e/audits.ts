import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page, TestInfo } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Runs in the page: everything that the outcome of an audit can depend on. */
function screen(): string {
  const all = [...document.querySelectorAll('*')]
  const states = all.flatMap((element, index) => {
    const { scrollTop, scrollLeft } = element
    const typed = element as HTMLInputElement
    const state = [scrollTop, scrollLeft, typed.value, typed.checked, typed.disabled, typed.indeterminate]
    return state.some(Boolean) ? [`${index} ${state.join(' ')}`] : []
  })
  const focused = all.indexOf(document.activeElement ?? document.body)
  const hovered = all.findLastIndex((element) => element.matches(':hover'))
  const view = [innerWidth, innerHeight, focused, hovered]
  return [view.join(' '), ...states, document.documentElement.outerHTML].join('\n')
}

/** Runs in the page: below an open dialog nothing can be used or read, so only it and what lies over it is audited. */
function uncovered(): string[] {
  const dialog = '[role$="dialog"][aria-modal="true"]'
  const parts = [dialog, '[role="alert"]', '[role="status"]']
  return document.querySelector(dialog) === null ? [] : parts.filter((one) => document.querySelector(one))
}

/** The ids that React draws are counted over, so that the way to a screen does not tell it from the same one. */
function withoutIds(text: string): string {
  const drawn = new Map<string, string>()
  return text.replaceAll(/_r_\w+?_|mantine-\w{9}\b/g, (id) => {
    if (!drawn.has(id)) drawn.set(id, `id${drawn.size}`)
    return drawn.get(id) ?? id
  })
}

const fingerprint = async (page: Page) =>
  createHash('sha1')
    .update(withoutIds(await page.evaluate(screen)))
    .digest('hex')

/**
 * What WCAG 2.2 AA or good practice object to on the screen, one line each. A screen that was found without an error once
 * in this run is not audited again: the folder of the run's results, which each run begins by emptying, says which ones.
 */
export async function objections(page: Page, { project }: TestInfo): Promise<string[]> {
  const folder = join(project.outputDir, '.audited')
  const before = await fingerprint(page)
  if (existsSync(join(folder, before))) return []
  // One call in the page itself: the other mode opens a second page for each audit.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode()
  for (const part of await page.evaluate(uncovered)) axe.include(part)
  const { violations } = await axe.analyze()
  // A screen that changed meanwhile is neither the one of before nor the one of now.
  if (violations.length === 0 && (await fingerprint(page)) === before) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, before), '')
  }
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}
