import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { browserVariable, ensureBrowser } from '../browser.mjs'
import { browserClaims, type Claim, scannedClaims } from '../requirements/claims.ts'
import { type BrowserReport, readReport } from '../test/counts.mjs'
import { runToEnd } from '../workspace/processes.mjs'
import { root } from '../workspace/root.mjs'
import { type Attack, refuseUnknownRows } from './attacks/attack-of.ts'
import { inBrowser } from './attacks/browser.data.ts'
import type { Choice, Outcome } from './part.ts'
import { scratchCopy } from './scratch-copy.ts'

const reports = join(root, '.cache', 'reports')
const record = join(reports, 'deep-rows-in-browser.txt')

/** How long a test waits for what never comes; ms. */
const patience = 20_000

async function buildIn(folder: string): Promise<void> {
  const { code, output } = await runToEnd(['build.ts'], { cwd: join(folder, 'apps/portal') })
  if (code !== 0) throw new Error(`The changed portal cannot be built:\n${output}`)
  // The server of the other browser project starts with it, and no test here opens it.
  cpSync(join(folder, 'apps/portal/dist/client'), join(folder, 'apps/portal/dist/mock-in-page'), {
    recursive: true,
  })
}

/** How the browser tests of these rows go in that copy of the workspace. */
async function testsIn(folder: string, rows: readonly string[], name: string): Promise<Claim[]> {
  const own = scannedClaims(root).filter(({ id, level }) => level === 'e2e' && rows.includes(id))
  const files = [...new Set(own.map(({ file }) => file.replace(/^e2e\//u, '')))]
  const path = join(reports, `deep-rows-in-browser-${name}.json`)
  const titles = rows.map((row) => row.replace('.', String.raw`\.`)).join('|')
  await runToEnd(
    [
      join(folder, 'node_modules', '@playwright/test', 'cli.js'),
      'test',
      '--reporter=json',
      '--project=desktop',
      `--timeout=${4 * patience}`,
      '--grep',
      titles,
      ...files,
    ],
    {
      cwd: join(folder, 'e2e'),
      env: {
        [browserVariable]: await ensureBrowser(() => {}),
        PLAYWRIGHT_JSON_OUTPUT_FILE: path,
        E2E_PATIENCE: String(patience),
      },
    },
  )
  const report: BrowserReport | null = readReport(path)
  return report === null ? [] : browserClaims(report as unknown as Parameters<typeof browserClaims>[0])
}

function breakRows(folder: string, group: readonly Attack[]): void {
  for (const [, file, text, other] of group) {
    const path = join(folder, file)
    const source = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      source.replace(text, () => other),
    )
  }
}

/** Builds a copy of the portal with several rows broken at a time: a browser test of each must fail. */
export async function attackInBrowser(share: number, { only = [] }: Choice): Promise<Outcome> {
  refuseUnknownRows(only, inBrowser.flat())
  const groups = inBrowser
    .slice(0, Math.max(1, Math.round(inBrowser.length * share)))
    .map((group) => group.filter(([row]) => only.length === 0 || only.includes(row)))
    .filter((group) => group.length > 0)
  const lines: string[] = []
  const missed: string[] = []
  let passed = 0
  mkdirSync(dirname(record), { recursive: true })
  for (const [index, group] of groups.entries()) {
    const copy = scratchCopy()
    try {
      breakRows(copy.folder, group)
      await buildIn(copy.folder)
      const rows = group.map(([row]) => row)
      const claims = await testsIn(copy.folder, rows, String(index + 1))
      for (const [row, file, text, other] of group) {
        const failed = claims.filter(({ id, outcome }) => id === row && outcome === 'failed')
        const what = `${row} ${file}: ${JSON.stringify(text)} as ${JSON.stringify(other)}, build ${index + 1}`
        const titles = failed.map(({ title }) => title)
        lines.push(`${what}\n    ${titles.join('\n    ') || 'no test of the row notices'}`)
        if (failed.length > 0) passed += 1
        else missed.push(`${what}: no test of the row notices`)
      }
      writeFileSync(record, `${lines.join('\n')}\n`)
    } finally {
      copy.remove()
    }
  }
  return {
    passed,
    failed: missed.length,
    detail: `${groups.flat().length} of ${inBrowser.flat().length} attacks in ${groups.length} builds`,
    output: missed.join('\n'),
  }
}
