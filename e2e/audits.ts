import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import type { AxeResults, NodeResult, Result, RunOnly, RunOptions } from 'axe-core'

/** `colours` for screens whose other rules are audited in the light scheme. */
export type Audited = 'everything' | 'colours'

const rules: Record<Audited, RunOnly> = {
  everything: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/** The minified file, since every page gets a copy. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs in the page: everything that can change the result of an audit. */
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

/** Runs in the page. With an open dialog only the dialog and what is above it is audited: the rest is inert. */
async function violationsOf(runOnly: RunOnly): Promise<Result[]> {
  const { axe } = window as unknown as {
    axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> }
  }
  const dialog = '[role$="dialog"][aria-modal="true"]'
  const parts = [dialog, '[role="alert"]', '[role="status"]'].filter((one) => document.querySelector(one))
  const context = document.querySelector(dialog) === null ? document : { include: parts }
  // No rule needs the style sheets, which axe would otherwise load and parse again.
  const preload = { assets: ['media'] }
  return (await axe.run(context, { runOnly, resultTypes: ['violations'], preload })).violations
}

/** Axe in the page and in its frames. */
async function provideAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(axe)
}

/** A target half under a bar that stays at the edge of the window: it is whole once the page is scrolled. */
const isHalfCovered = ({ any }: NodeResult) =>
  any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'partiallyObscured')

/** React's ids are numbered anew, so that the same screen reached in another way is the same text. */
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
 * Violations of WCAG 2.2 AA and best practices on the screen, one line each. A screen without violations is audited
 * once per run: its hash is in the folder of the results, which every run empties first.
 */
export async function violations(
  page: Page,
  { project }: TestInfo,
  audited: Audited = 'everything',
): Promise<string[]> {
  const folder = join(project.outputDir, '.audited', audited)
  const before = await fingerprint(page)
  if (existsSync(join(folder, before))) return []
  await provideAxe(page)
  const violations = await page.evaluate(violationsOf, rules[audited])
  // A screen that changed during the audit has no valid hash.
  if (violations.length === 0 && (await fingerprint(page)) === before) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, before), '')
  }
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter((node) => !isHalfCovered(node))
      .map((node) => `${id}: ${help} at ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}
