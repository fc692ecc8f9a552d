import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, request, type Server } from 'node:http'
import { get as getSecurely } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { constants, tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { writeFileList } from '../../apps/portal/prerender/release-files.ts'
import { findNginx } from '../../tools/nginx.mjs'
import { freePort, untilAnswers } from '../../tools/workspace/ports.mjs'

const script = join(import.meta.dirname, '../portal')

/** Settings of `deploy/portal` without `PORTAL_`: `{ API: 'http://…' }`. */
export type Settings = Readonly<Record<string, string>>

type LogLine = Record<string, string>

/** Output and exit code of a command; 128 and more after a signal, as in a shell. */
interface Outcome {
  code: number
  output: string
}

/** A web server with its own root, for the commands of `deploy/portal`. */
export interface WebServer {
  /** `http://127.0.0.1:PORT` */
  readonly address: string
  readonly port: number
  /** The folder of the builds. */
  readonly root: string
  /** Runs one command of `deploy/portal`. */
  portal(...args: string[]): Outcome
  /** The same with other settings. */
  portalWith(settings: Settings, ...args: string[]): Outcome
  /** Starts a command in its own process group, with other programs on its path. */
  begin(
    how: { path?: string; settings?: Settings },
    ...args: string[]
  ): { pid: number; end: Promise<Outcome> }
  /** Starts nginx and waits until it answers. */
  start(): Promise<void>
  /**
   * Waits for so many matching lines of the log; nginx writes a line after it has sent the answer.
   */
  logged(choose: (lines: LogLine[]) => LogLine[], atLeast: number): Promise<LogLine[]>
  /**
   * Waits for so many matching lines of requests that are sent from now on. A marker request comes first, because lines
   * of earlier requests may still be missing.
   */
  loggedFromNowOn(): Promise<(choose: (line: LogLine) => boolean, atLeast: number) => Promise<LogLine[]>>
  /** The configuration of nginx. */
  configuration(): string
  /** Kills nginx, as a failing machine would. */
  kill(): Promise<void>
  /** Stops nginx, if it runs, and removes the root. */
  remove(): Promise<void>
}

/** The workers of nginx are in its process group and outlive it if it is killed. */
const groups = new Set<number>()

function signalGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal)
  } catch {
    // Gone already.
  }
}

process.on('exit', () => {
  for (const pid of groups) signalGroup(pid, 'SIGKILL')
})

/** Makes a root for a web server and starts nothing. */
export async function webServer(settings: Settings = {}): Promise<WebServer> {
  const nginx = findNginx()
  if (nginx === null) throw new Error('There is no nginx on this machine.')
  const place = mkdtempSync(join(tmpdir(), 'portal-host-'))
  // The workers of nginx may run as another user.
  chmodSync(place, 0o755)
  const port = Number(/(?<!\d)\d+$/.exec(settings.LISTEN ?? '')?.[0] ?? (await freePort()))
  const [root, log] = [join(place, 'srv'), join(place, 'access.log')]
  const all = {
    ROOT: root,
    RUN: join(place, 'run'),
    LOG: log,
    LISTEN: `127.0.0.1:${port}`,
    USER: userInfo().username,
    WORKERS: '1',
    // On a busy machine ten commands that wait for each other take longer than usual.
    WAIT: '100',
    NGINX: nginx.program,
    NGINX_MODULES: nginx.modules,
    SETTINGS: '/dev/null',
    ...settings,
  }
  const environment = (more: Settings = {}) => ({
    PATH: process.env.PATH,
    ...Object.fromEntries(
      Object.entries({ ...all, ...more }).map(([name, value]) => [`PORTAL_${name}`, value]),
    ),
  })
  const portalWith = (more: Settings, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(script, args, { env: environment(more), encoding: 'utf8' })
    return { code: status ?? 1, output: stdout + stderr }
  }
  const begin: WebServer['begin'] = ({ path = process.env.PATH, settings: more }, ...args) => {
    const env = { ...environment(more), PATH: path }
    const child = spawn(script, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    const end = once(child, 'close').then(([code, signal]) => ({
      code: typeof code === 'number' ? code : 128 + (constants.signals[signal as NodeJS.Signals] ?? 0),
      output,
    }))
    return { pid: child.pid ?? 0, end }
  }
  const encrypted = settings.TLS_CERTIFICATE !== undefined
  let running: ChildProcess | null = null
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (running === null) return
    const [{ pid = 0 }, ended] = [running, once(running, 'exit')]
    running = null
    signalGroup(pid, signal)
    await ended
    // A worker may still be answering.
    signalGroup(pid, 'SIGKILL')
    groups.delete(pid)
  }
  const logged: WebServer['logged'] = async (choose, atLeast) => {
    const end = performance.now() + 60_000
    for (;;) {
      const complete = readFileSync(log, 'utf8').split('\n').slice(0, -1)
      const chosen = choose(complete.map((line) => JSON.parse(line) as LogLine))
      if (chosen.length >= atLeast || performance.now() > end) return chosen
      await wait(20)
    }
  }
  let marks = 0
  return {
    address: `http${encrypted ? 's' : ''}://127.0.0.1:${port}`,
    port,
    root,
    portal: (...args) => portalWith({}, ...args),
    portalWith,
    begin,
    start: async () => {
      const started = spawn(script, ['start'], { env: environment(), stdio: 'ignore', detached: true })
      running = started
      groups.add(started.pid ?? 0)
      const over = new AbortController()
      void once(started, 'exit').then(() => over.abort())
      const health = `http://127.0.0.1:${port}/healthz`
      await (encrypted
        ? untilAnswersSecurely(port, over.signal)
        : untilAnswers(health, { seconds: 60, abort: over.signal }))
      if (over.signal.aborted) throw new Error(`nginx has ended: ${portalWith({}, 'check').output}`)
    },
    logged,
    loggedFromNowOn: async () => {
      marks += 1
      // A single worker writes the lines in the order of the answers, and logs this path unchanged.
      const mark = `/builds/meta/${String(marks).padStart(16, '0')}.json`
      await (await fetch(`http://127.0.0.1:${port}${mark}`)).arrayBuffer()
      const since = (lines: LogLine[]) => lines.slice(lines.findIndex(({ path }) => path === mark) + 1)
      await logged((lines) => lines.filter(({ path }) => path === mark), 1)
      return (choose, atLeast) => logged((lines) => since(lines).filter(choose), atLeast)
    },
    configuration: () => readFileSync(join(all.RUN, 'nginx.conf'), 'utf8'),
    kill: () => end('SIGKILL'),
    remove: async () => {
      await end('SIGTERM')
      rmSync(place, { recursive: true, force: true })
    },
  }
}

/** Waits for an answer over TLS with any certificate. */
async function untilAnswersSecurely(port: number, abort: AbortSignal): Promise<void> {
  const answers = () =>
    new Promise<boolean>((settle) => {
      const options = { host: '127.0.0.1', port, path: '/healthz', rejectUnauthorized: false, agent: false }
      getSecurely(options, (response) => response.resume().on('end', () => settle(true))).on('error', () =>
        settle(false),
      )
    })
  while (!abort.aborted && !(await answers())) await wait(20)
}

/** A backend with the given answers. */
export interface Backend {
  readonly address: string
  close(): Promise<void>
}

export async function backendThat(answer: RequestListener): Promise<Backend> {
  const server: Server = createServer(answer)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

interface Answer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  text: string
}

/** Uses a new connection, since a worker that ends may close a kept one while it is used again. */
export const askAlone = (address: string, method = 'GET', body = ''): Promise<Answer> =>
  new Promise((settle, fail) => {
    request(address, { method, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
      })
      response.on('error', fail)
      response.on('end', () => settle({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
      .on('error', fail)
      .end(body)
  })

/** Sends raw bytes, which no client library would, and returns the whole answer. */
export const rawAnswer = (port: number, request: string): Promise<string> =>
  new Promise((settle, fail) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1')
    })
    socket.on('error', fail)
    socket.on('close', () => settle(answer))
  })

/** The raw request line. */
export const rawStatus = async (port: number, line: string): Promise<number> => {
  const head = `${line} HTTP/1.1\r\nhost: portal.example\r\nconnection: close\r\n\r\n`
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await rawAnswer(port, head))?.[1])
}

/** Files of a small build by path; `id` names the build and is in each of its files. */
export function smallBuild(folder: string, id: string, more: Readonly<Record<string, string>> = {}): string {
  const page = (name: string) =>
    `<!doctype html><style nonce="__CSP_NONCE__"></style><script nonce="__CSP_NONCE__" type="application/json" id="env">{"apiUrl":"","buildId":"${id}"}</script><meta content="__PORTAL_ORIGIN__/share.png">${name} of ${id}${'.'.repeat(2000)}`
  const files: Record<string, string | Buffer> = {
    'shell.html': page('shell'),
    'index.html': page('home'),
    'user/login/index.html': page('login'),
    '_payload.json': '{"answers":[]}',
    'user/login/_payload.json': '{"answers":[]}',
    'robots.txt': 'User-agent: *\n',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'builds/latest.json': JSON.stringify({ id, timestamp: 1 }),
    [`builds/meta/${id}.json`]: JSON.stringify({ id }),
    [`assets/program-${id}.js`]: `export const build = '${id}'`,
    [`assets/program-${id}.js.gz`]: gzipSync(`gzip of ${id}`),
    [`assets/program-${id}.js.br`]: brotliCompressSync(`brotli of ${id}`),
    '.host/rules.conf': '',
    ...more,
  }
  const dir = join(folder, id)
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), content)
  }
  writeFileList(dir)
  return dir
}
