/** Runs the main journeys in the Firefox of this machine, on a desk and on a phone. */
import { mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findFirefox } from '../browser.mjs'
import { root } from '../workspace/root.mjs'
import { run, Stop } from '../workspace/stop.mjs'
import { type Journey, journeys } from './firefox/journeys.ts'
import { startFirefox, type TestPages } from './firefox/test-pages.ts'

const reports = join(root, '.cache', 'reports')

/** What went wrong in one journey: its own end, complaints of the page, findings of the mock. */
async function problemsOf(pages: TestPages, { run: go, name, member, language }: Journey, width: number) {
  const page = await pages.open(width, member, language)
  const problems: string[] = []
  await go(page).catch((error: unknown) => problems.push(String(error)))
  problems.push(...page.complaints)
  if (problems.length > 0) {
    const path = join(reports, `firefox-${name.replaceAll(/\W+/g, '-')}-${width}.png`)
    await page.operator.page.screenshot({ path }).catch(() => {})
    problems.push(`picture: ${relative(root, path)}`)
  }
  return [...problems, ...(await page.end())]
}

await run(async () => {
  const executable = findFirefox()
  if (executable === null) throw new Stop('There is no Firefox on this machine.')
  mkdirSync(reports, { recursive: true })
  const pages = await startFirefox(executable)
  let failed = 0
  try {
    for (const width of [1366, 375]) {
      for (const journey of journeys) {
        const problems = await problemsOf(pages, journey, width).catch((error: unknown) => [String(error)])
        if (problems.length > 0) failed += 1
        console.log(
          [`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${journey.name}, ${width} px`, ...problems].join(
            '\n  ',
          ),
        )
      }
    }
    console.log(`${pages.version}: ${2 * journeys.length - failed} passed, ${failed} failed`)
  } finally {
    await pages.stop()
  }
  return failed === 0 ? 0 : 1
})
