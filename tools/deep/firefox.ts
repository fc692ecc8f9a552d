import { mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../workspace/root.mjs'
import { type Journey, journeys } from './firefox/journeys.ts'
import { startFirefox, type TestPage, type TestPages } from './firefox/test-pages.ts'
import type { Outcome } from './part.ts'

const widths = [1366, 375] as const

/** As a file may be called. */
const fileName = (name: string) => name.replaceAll(/\W+/g, '-')

/** All that is wrong after one journey. */
async function wrongAfter({ run }: Journey, page: TestPage, picture: string): Promise<string[]> {
  const stopped = await run(page).then(
    () => [],
    (error: unknown) => [error instanceof Error ? error.message : String(error)],
  )
  const wrong = [...stopped, ...page.complaints]
  if (wrong.length > 0) await page.operator.page.screenshot({ path: picture }).catch(() => {})
  return [...wrong, ...(await page.end())]
}

async function runOne(pages: TestPages, journey: Journey, width: number): Promise<[boolean, string]> {
  const began = performance.now()
  const reports = join(root, '.cache', 'reports')
  mkdirSync(reports, { recursive: true })
  const picture = join(reports, `deep-firefox-${fileName(journey.name)}-${width}.png`)
  const wrong = await pages
    .open(width, journey.member, journey.language)
    .then((page) => wrongAfter(journey, page, picture))
    .catch((error: unknown) => [String(error)])
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  const title = `${journey.name}, ${width} px (${seconds} s)`
  if (wrong.length === 0) return [true, `ok   ${title}`]
  return [false, `FAIL ${title}: ${wrong.join('; ')} (${relative(root, picture)})`]
}

/** Runs the main journeys in the Firefox of this machine, one after the other, on a desk and on a phone. */
export async function inFirefox(executable: string, share: number): Promise<Outcome> {
  const all = widths.flatMap((width) => journeys.map((journey) => ({ journey, width })))
  const pages = await startFirefox(executable)
  try {
    const lines: string[] = []
    let passed = 0
    const chosen = all.slice(0, Math.ceil(all.length * share))
    for (const { journey, width } of chosen) {
      const [good, line] = await runOne(pages, journey, width)
      if (good) passed += 1
      lines.push(line)
    }
    const reached = widths.filter((each) => chosen.some(({ width }) => width === each))
    const detail = `${journeys.length} journeys at ${reached.join(' and ')} px in ${pages.version}`
    return { passed, failed: chosen.length - passed, detail, output: lines.join('\n') }
  } finally {
    await pages.stop()
  }
}
