import { resolve } from 'node:path'
import { readArguments } from '../workspace/arguments.mjs'
import { refusedByBrowsers } from '../workspace/ports.mjs'
import { Stop } from '../workspace/stop.mjs'

/**
 * @typedef {object} StartOptions
 * @property {number} port of the portal
 * @property {number} mockPort of the mock server
 * @property {string | null} seed one integer; null for the mock server's own default
 * @property {string | null} scenario
 * @property {string | null} state file that keeps the mock world across restarts
 * @property {string | null} data file of own hotels, guests and companies
 * @property {string | null} record file in which the session is recorded
 * @property {boolean} browser the mock runs inside the page, no mock server
 * @property {string | null} api a real backend, no mock server but for what `live` leaves to it
 * @property {string | null} live nouns and operations that the backend answers; the mock server answers all others
 * @property {string | null} liveAs persona whose company and rights a member of the backend has in the mock
 * @property {string[]} lacks operations that the portal takes as missing
 * @property {boolean} preview the production build instead of the development server
 * @property {string | null} page path of the portal to begin with
 * @property {boolean} open the address in the default browser
 * @property {boolean} help
 */

export const help = `npm start -- [options]

Starts the portal and its mock server on this machine; whatever is missing is installed and generated first.

  --port N          port of the portal (4200)
  --mock-port N     port of the mock server (4210)
  --seed N          seed of the generated hotels, orders and members (1)
  --scenario NAME   open a situation, such as hotel_confirmed; docs/generated/scenarios.md lists them
  --state FILE      save the world to FILE and resume from it; a downloaded snapshot will do
  --data FILE       own hotels, guests and companies, JSON or CSV: docs/own-data.md
  --record FILE     record all calls in FILE, which npm run replay makes again
  --browser         run the mock inside the page instead of a server
  --api URL         use a real backend instead of the mock
  --live LIST       with --api: the backend answers these nouns and operations, such as session,site,cms; the mock all
                    others. LIVE_TOKEN may hold the access token of a member there, for those who sign in to the mock
  --live-as NAME    persona whose company a member of the backend has in the mock (goldenland)
  --lacks LIST      operations that the backend does not have, as npm run contract:check lists them
  --preview         build for production and serve that
  --page PATH       begin with this page of the portal, such as /user/order/list#persona=goldenland
  --open            open the portal in the browser
  --help            show this text

Ctrl-C stops everything.`

/** @param {string} value @param {string} option */
function portOf(value, option) {
  const port = Number(value)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Stop(`${option} takes a port number between 1 and 65535, not "${value}".`, 2)
  if (refusedByBrowsers.has(port))
    throw new Stop(`Browsers refuse to call port ${port}: choose another one with ${option}.`, 2)
  return port
}

/** @param {string} value */
function backendOf(value) {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new Stop(`--api takes an address such as https://api.example.com, not "${value}".`, 2)
  const { origin, pathname, username, search, hash } = new URL(value)
  if (username !== '' || search !== '' || hash !== '')
    throw new Stop(
      '--api takes an address without user name, query and fragment: calls are put behind its path.',
      2,
    )
  return origin + pathname.replace(/(?<!\/)\/+$/, '')
}

/** @param {string} value */
function callsOf(value) {
  const names = value.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))
  const wrong = names.find((name) => !/^[A-Za-z]+$/.test(name))
  if (wrong !== undefined) throw new Stop(`--lacks takes names of operations, not "${wrong}".`, 2)
  return names
}

/**
 * Calls to this program's own server would go round for ever.
 * @param {string} backend @param {number} port @param {string} option
 */
function requireOtherServer(backend, port, option) {
  const { hostname, port: own } = new URL(backend)
  if (/^(localhost|0\.0\.0\.0|127(\.\d+){3}|\[::1?\])$/.test(hostname) && own === String(port))
    throw new Stop(
      `--api names ${backend}, where ${option} puts a server of this program: choose another.`,
      2,
    )
}

/**
 * npm runs scripts in the repository, but a file is relative to where the command was typed.
 * @param {string | undefined} path
 */
const fileOf = (path) => (path === undefined ? null : resolve(process.env.INIT_CWD ?? process.cwd(), path))

/** @param {string[]} args */
const parse = (args) =>
  readArguments({
    args,
    options: {
      port: { type: 'string', default: '4200' },
      'mock-port': { type: 'string', default: '4210' },
      seed: { type: 'string' },
      scenario: { type: 'string' },
      state: { type: 'string' },
      data: { type: 'string' },
      record: { type: 'string' },
      browser: { type: 'boolean', default: false },
      api: { type: 'string' },
      live: { type: 'string' },
      'live-as': { type: 'string' },
      lacks: { type: 'string', default: '' },
      preview: { type: 'boolean', default: false },
      page: { type: 'string' },
      open: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })

const largestSeed = 4_294_967_295

/** @param {string[]} args @returns {StartOptions} */
export function readOptions(args) {
  const { values } = parse(args)
  const { seed, scenario, state, data, record, api, live, page } = values
  if (seed !== undefined && !(/^\d{1,10}$/.test(seed) && Number(seed) <= largestSeed))
    throw new Stop(`--seed takes a whole number up to ${largestSeed}, not "${seed}".`, 2)
  if (values.browser && api !== undefined)
    throw new Stop(
      '--browser and --api exclude each other: the calls go either to the page or to the backend.',
      2,
    )
  if (live !== undefined && api === undefined)
    throw new Stop('--live needs --api URL: the backend that answers these calls.', 2)
  if (values['live-as'] !== undefined && live === undefined)
    throw new Stop('--live-as needs --live: without it no member of a backend comes to the mock.', 2)
  const hasMockServer = !values.browser && (api === undefined || live !== undefined)
  if (state !== undefined && !hasMockServer)
    throw new Stop(
      '--state keeps the world of the mock server, which --browser and --api without --live do without.',
      2,
    )
  if (data !== undefined && !hasMockServer)
    throw new Stop(
      '--data is read by the mock server, which --browser and --api without --live do without: load the file with the panel instead.',
      2,
    )
  if (record !== undefined && values.browser)
    throw new Stop(
      '--record listens between page and server, and --browser has none: record with the panel instead.',
      2,
    )
  if (record !== undefined && api !== undefined)
    throw new Stop(
      "--record is for the mock: save the calls of a backend as HAR in the browser's developer tools.",
      2,
    )
  if (page !== undefined && !/^\/(?!\/)/.test(page))
    throw new Stop(`--page takes a path of the portal such as /user/order/list, not "${page}".`, 2)
  if (page !== undefined && scenario !== undefined)
    throw new Stop('--page and --scenario exclude each other: a scenario opens its own page.', 2)
  const port = portOf(values.port, '--port')
  const mockPort = portOf(values['mock-port'], '--mock-port')
  if (port === mockPort) throw new Stop('--port and --mock-port must differ.', 2)
  const backend = api === undefined ? null : backendOf(api)
  if (backend !== null) requireOtherServer(backend, port, '--port')
  if (backend !== null && live !== undefined) requireOtherServer(backend, mockPort, '--mock-port')
  return {
    port,
    mockPort,
    seed: seed ?? null,
    scenario: scenario ?? null,
    state: fileOf(state),
    data: fileOf(data),
    record: fileOf(record),
    browser: values.browser,
    api: backend,
    live: live ?? null,
    liveAs: values['live-as'] ?? null,
    lacks: callsOf(values.lacks),
    preview: values.preview,
    page: page ?? null,
    open: values.open,
    help: values.help,
  }
}
