/**
 * Opens the built portal in a browser on a slow line and a slow processor: `npm run bench:portal`. Measures what each page
 * loads until it is at rest, when it is painted, usable and complete, what moves and what blocks, compared with the floor
 * page in the same run (the same libraries and nothing else). Bytes, requests and shifts are exact and fail the command
 * above their limits. Times depend on the machine and are only reported, beside their goals.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { browserArguments, ensureBrowser } from '../../browser.mjs'
import { root } from '../../workspace/root.mjs'
import { run, Stop } from '../../workspace/stop.mjs'
import { actionTimes } from './actions.ts'
import { buildFloor } from './floor/build.ts'
import { type Visitor, visitors } from './limits.ts'
import { loadPage, openPage, type PageLoad } from './load.ts'
import { type BenchPage, type FloorPage, languages, pages, seenBy } from './pages.ts'
import { actionTable, type Case, details, floorTable, overLimits, pageTable } from './report.ts'
import { type Servers, startServers } from './servers.ts'

const parts = ['pages', 'actions'] as const

const usage = `Measures the built portal in a browser.
  --page NAME      only this page, such as home or "hotel list"; may be given more than once
  --as NAME        only as visitor or as member
  --language CODE  only in zh-cn or en
  --runs N         loads of each page, 3 when absent; the figures are medians
  --requests       every request of each page's first load
  --only PART      only pages or actions; with --page only pages`

function readOptions() {
  const { values } = parseArgs({
    options: {
      page: { type: 'string', multiple: true, default: [] },
      as: { type: 'string' },
      language: { type: 'string' },
      runs: { type: 'string', default: '3' },
      requests: { type: 'boolean', default: false },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const oneOf = <Name extends string>(option: string, given: string, known: readonly Name[]): Name => {
    const found = known.find((name) => name === given)
    if (found === undefined) throw new Stop(`--${option} is one of: ${known.join(', ')}.`, 2)
    return found
  }
  const names = pages.map(({ name }) => name)
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Stop('--runs needs a number from 1 on.', 2)
  return {
    help: values.help,
    pages: values.page.map((name) => oneOf('page', name, names)),
    visitors: values.as === undefined ? visitors : [oneOf('as', values.as, visitors)],
    languages: values.language === undefined ? languages : [oneOf('language', values.language, languages)],
    runs,
    requests: values.requests,
    parts:
      values.page.length > 0
        ? ['pages']
        : values.only === undefined
          ? parts
          : [oneOf('only', values.only, parts)],
  }
}

const say = (text: string) => process.stdout.write(`${text}\n`)

async function measure(browser: Browser, servers: Servers, options: ReturnType<typeof readOptions>) {
  const wanted = pages.filter(({ name }) => options.pages.length === 0 || options.pages.includes(name))
  const floors = new Map<FloorPage, PageLoad[]>()
  const cases: Case[] = []
  const load = async (origin: string, address: string, storage: Record<string, string>, content?: string) => {
    const opened = await openPage(browser, origin, { storage }, content)
    try {
      return await loadPage(opened, origin + address)
    } finally {
      await opened.close()
    }
  }
  const loadCase = async (page: BenchPage, as: Visitor, language: (typeof languages)[number]) => {
    const runs: PageLoad[] = []
    for (let run = 0; run < options.runs; run += 1) {
      const storage = servers.storageOf(as, language)
      const loaded = await load(servers.portal, servers.addressOf(page.address), storage, page.content)
      runs.push(loaded)
      if (run === 0 && options.requests)
        for (const { kind, bytes, url } of loaded.requests)
          say(`  ${kind.padEnd(8)} ${String(bytes).padStart(8)}  ${url.replace(servers.portal, '')}`)
    }
    cases.push({ page, as, language, runs })
    say(details(cases.at(-1) as Case))
  }
  for (const page of wanted) {
    if (!floors.has(page.floor)) floors.set(page.floor, [])
    for (let run = 0; run < options.runs; run += 1)
      floors.get(page.floor)?.push(await load(servers.floor, page.floor, {}))
    for (const as of seenBy(page).filter((each) => options.visitors.includes(each)))
      for (const language of options.languages) await loadCase(page, as, language)
  }
  return { cases, floors }
}

async function main(): Promise<number> {
  const options = readOptions()
  if (options.help) {
    say(usage)
    return 0
  }
  const dist = join(root, 'apps/portal/dist/client')
  if (!existsSync(join(dist, 'shell.html')))
    throw new Stop('There is no build to measure. Make one with: npm run build')
  const servers = await startServers(dist, await buildFloor())
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(say),
    args: browserArguments,
  })
  try {
    const wants = (part: (typeof parts)[number]) => options.parts.includes(part)
    const { cases, floors } = wants('pages')
      ? await measure(browser, servers, options)
      : { cases: [], floors: new Map() }
    if (wants('pages')) say(`\n${pageTable(cases)}\n\n${floorTable(cases, floors)}\n`)
    if (wants('actions')) say(`${actionTable(await actionTimes(browser, servers))}\n`)
    const over = overLimits(cases)
    for (const line of over) say(`Over its limit: ${line}`)
    return over.length > 0 ? 1 : 0
  } finally {
    await browser.close()
    await servers.stop()
  }
}

await run(main)
