// Starts the portal with its mock server: `npm start`.
import { spawn } from 'node:child_process'
import { requireFreePort, untilAnswers } from '../workspace/ports.mjs'
import { runToEnd } from '../workspace/processes.mjs'
import { program } from '../workspace/programs.mjs'
import { run, Stop } from '../workspace/stop.mjs'
import { backendProblem } from './backend.mjs'
import { readChoice } from './choice.mjs'
import { help, readOptions } from './options.mjs'
import { hasMockServer, mockServer, portalServer } from './servers.mjs'

/** @typedef {import('../workspace/processes.mjs').Running} Running */

/** Seconds until both servers must answer, even with a cold cache on a slow machine. */
const startLimit = 90

/** @param {string} line */
const say = (line) => console.log(line)

/** @param {import('./options.mjs').StartOptions} options */
async function ensureBuilt(options) {
  if (!options.preview) return
  say('Building…')
  const target = options.browser ? 'build-mock-in-page' : 'build'
  const { code, output } = await runToEnd([program('nx'), 'run', `portal:${target}`, '--outputStyle=stream'])
  if (code !== 0) throw new Stop(`The build failed:\n${output}`)
}

/** @param {string} address */
function openBrowser(address) {
  const command =
    process.platform === 'darwin' ? 'open' : process.platform === 'win32' ? 'explorer' : 'xdg-open'
  spawn(command, [address], { stdio: 'ignore', detached: true })
    .on('error', () => say(`No browser could be opened; the address is ${address}`))
    .unref()
}

/**
 * The page to open. The production build has no panel that could open a scenario, so the mock names its page, and the
 * user signs in by hand.
 * @param {import('./options.mjs').StartOptions} options
 * @param {import('./choice.mjs').Choice} choice
 * @returns {Promise<string>}
 */
async function firstAddress(options, { live }) {
  const { port, mockPort, scenario, page, preview, browser } = options
  const portal = `http://127.0.0.1:${port}`
  if (page !== null) return `${portal}${page}`
  // The member of a scenario cannot sign in on a live server.
  if (scenario === null || live?.signsIn || !(browser || hasMockServer(options))) return portal
  if (!preview || browser) return `${portal}/#scenario=${scenario}`
  const response = await fetch(`http://127.0.0.1:${mockPort}/__mock/scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })
  const { path = '' } = /** @type {{ path?: string }} */ (await response.json())
  return `${portal}${path}`
}

/**
 * Address and world of the mock server.
 * @param {number} port
 * @returns {Promise<string[]>}
 */
async function mockLines(port) {
  const address = `http://127.0.0.1:${port}`
  const response = await fetch(`${address}/__mock/world`)
  /** @type {{ seed: number, scenario: string, begun: string | null, now: number, mode: string }} */
  const world = JSON.parse(await response.text())
  const clock = `${new Date(world.now).toISOString().slice(0, 16).replace('T', ' ')} UTC, ${world.mode}`
  return [
    `The mock server is at ${address}/: scenarios, worlds and the API reference.`,
    `Its world: seed ${world.seed}, scenario ${world.begun ?? world.scenario}, clock ${clock}.`,
  ]
}

/**
 * Which server answers which calls, and problems of the backend.
 * @param {import('./options.mjs').StartOptions} options
 * @param {import('./choice.mjs').Choice} choice
 */
async function backendLines({ api, lacks }, { live }) {
  const missing = lacks.length > 0 ? [`Taken as missing: ${lacks.join(', ')}.`] : []
  if (api === null) return missing
  const problem = await backendProblem(api)
  return [
    live === null
      ? `Its calls go to ${api}.`
      : `Live at ${api}: ${live.named.join(', ')} (${live.count} operations). The mock answers the other ${live.others}.`,
    ...(problem === null ? [] : [`But ${problem}`]),
    ...missing,
  ]
}

/** How the company of a member pays, by company number. @type {Readonly<Record<string, string>>} */
const companies = {
  1: 'pre-deposit in CNY',
  2: 'monthly credit in CNY',
  3: 'both in USD',
  4: 'new, little money',
}

async function personaLines() {
  const { personaPassword, personas } = await import('@portal/mock-server/personas')
  return [
    `Sign in with one of these; the password of all is ${personaPassword}`,
    '',
    ...personas.map(
      ({ username, role, company_id: company }) =>
        `  ${username.padEnd(18)} ${role.padEnd(8)} company ${company}: ${companies[company] ?? ''}`,
    ),
    '',
  ]
}

/**
 * @param {import('./options.mjs').StartOptions} options
 * @param {import('./choice.mjs').Choice} choice
 */
async function mockLinesOf(options, { live }) {
  const panel = 'The panel that controls it: the button at the lower right of each page, or Alt+Shift+M.'
  return [
    ...(live?.signsIn
      ? ['Sign in with an account of the live server: the mock takes that session over.']
      : await personaLines()),
    ...(options.browser ? [] : await mockLines(options.mockPort)),
    ...(options.preview ? [] : [panel]),
    'More about it: docs/front-end-developer.md',
  ]
}

/**
 * @param {import('./options.mjs').StartOptions} options
 * @param {import('./choice.mjs').Choice} choice
 */
async function announce(options, choice) {
  const address = await firstAddress(options, choice)
  say(`\n  The portal is at ${address}\n`)
  for (const line of await backendLines(options, choice)) say(`  ${line}`)
  if (options.browser || hasMockServer(options))
    for (const line of await mockLinesOf(options, choice)) say(`  ${line}`)
  if (options.record !== null)
    say(`  All calls are recorded in ${options.record}; npm run replay makes them again.`)
  say('\n  Ctrl-C stops everything.\n')
  if (options.open) openBrowser(address)
}

/** Resolves at the first signal to end the program. */
function endRequested() {
  return new Promise((/** @type {(asked: null) => void} */ resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(null))
  })
}

/**
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
async function main(args) {
  const options = readOptions(args)
  if (options.help) {
    say(help)
    return 0
  }
  const withServer = hasMockServer(options)
  await requireFreePort(options.port, '--port')
  if (withServer) await requireFreePort(options.mockPort, '--mock-port')
  const choice = await readChoice(options)
  await ensureBuilt(options)

  const stopAsked = endRequested()
  const gaveUp = new AbortController()
  /** @type {Running[]} */
  const servers = []
  try {
    /** @param {string} name */
    const print = (name) => (/** @type {string} */ line) => {
      if (ready) say(`[${name}] ${line}`)
    }
    let ready = false
    if (withServer) servers.push(mockServer(options, print('mock')))
    servers.push(portalServer(options, print('portal')))

    const answers = [
      untilAnswers(`http://127.0.0.1:${options.port}/`, { seconds: startLimit, abort: gaveUp.signal }),
    ]
    if (withServer) {
      const health = `http://127.0.0.1:${options.mockPort}/__mock/health`
      answers.push(untilAnswers(health, { seconds: startLimit, abort: gaveUp.signal }))
    }
    const failed = Promise.race(servers.map((server) => server.ended.then(() => server)))
    const dead = await Promise.race([Promise.all(answers).then(() => undefined), failed, stopAsked])
    if (dead === null) return 0
    if (dead !== undefined) throw new Stop(`The ${dead.name} could not start:\n${dead.lastLines()}`)
    ready = true
    await announce(options, choice)

    const ended = await Promise.race([failed, stopAsked])
    if (ended !== null)
      throw new Stop(`The ${ended.name} ended by itself; its last words:\n${ended.lastLines()}`)
    return 0
  } finally {
    gaveUp.abort()
    await Promise.all(servers.map((server) => server.stop()))
  }
}

await run(() => main(process.argv.slice(2)))
