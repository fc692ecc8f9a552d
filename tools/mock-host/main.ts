/** A mock for many people, as several processes behind nginx: `npm run mock:host`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ensureNginx } from '../nginx.mjs'
import { mockNode } from '../start/servers.mjs'
import { argumentsOrEnd } from '../workspace/arguments.mjs'
import { freePort, requireFreePort, untilAnswers } from '../workspace/ports.mjs'
import { type Running, start } from '../workspace/processes.mjs'
import { root } from '../workspace/root.mjs'
import { run, Stop } from '../workspace/stop.mjs'
import { configuration } from './configuration.ts'

const help = `npm run mock:host -- [options]

Runs several processes of the mock behind nginx. Each world is always on the same process, so each has its own share of
the worlds and of the processors; a world without a name is main, which is on one of them.

  --port N        port of nginx (4210)
  --processes N   how many mocks (4)
  --data FILE     own hotels, guests and companies of all worlds, JSON or CSV (docs/own-data.md)
  --help          show this text`

const values = argumentsOrEnd(help, {
  port: { type: 'string', default: '4210' },
  processes: { type: 'string', default: '4' },
  data: { type: 'string' },
})

function countOf(option: keyof typeof values, most: number): number {
  const value = Number(values[option])
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new Stop(`--${option} takes a whole number from 1 to ${most}, not "${values[option]}".`, 2)
  return value
}

async function main(): Promise<number> {
  const port = countOf('port', 65_535)
  const processes = countOf('processes', 64)
  // npm runs scripts in the repository, but a file is relative to where the command was typed.
  const data = values.data === undefined ? null : resolve(process.env.INIT_CWD ?? process.cwd(), values.data)
  await requireFreePort(port, '--port')
  const nginx = ensureNginx()
  if (nginx === null)
    throw new Stop('There is no nginx on this machine: install it, or run one mock with npm start.')
  const folder = mkdtempSync(join(tmpdir(), 'mock-host-'))
  const mocks: Running[] = []
  const over = new AbortController()
  let front: ReturnType<typeof spawn> | null = null
  try {
    const ports: number[] = []
    while (ports.length < processes) {
      const own = await freePort()
      if (ports.includes(own)) continue
      ports.push(own)
      const args = [
        ...mockNode.flags,
        join(root, 'apps/mock-server/src/server.ts'),
        '--port',
        String(own),
        '--record',
        ...(data === null ? [] : ['--data', data]),
      ]
      mocks.push(start('mock', args, { env: mockNode.env }))
    }
    const answers = ports.map((own) =>
      untilAnswers(`http://127.0.0.1:${own}/__mock/health`, { seconds: 90, abort: over.signal }),
    )
    await Promise.all(answers)
    const file = join(folder, 'nginx.conf')
    writeFileSync(file, configuration({ listen: `127.0.0.1:${port}`, ports, folder }))
    front = spawn(nginx.program, ['-p', folder, '-e', 'stderr', '-c', file], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    void once(front, 'exit').then(() => over.abort())
    const address = `http://127.0.0.1:${port}`
    await untilAnswers(`${address}/__mock/health`, { seconds: 60, abort: over.signal })
    if (over.signal.aborted) throw new Stop('nginx could not start; its reason is above.')
    console.log(`${processes} mocks answer at ${address}; Ctrl-C ends them.`)
    const ended = Promise.withResolvers<number>()
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ended.resolve(0))
    over.signal.addEventListener('abort', () => ended.resolve(1))
    return await ended.promise
  } finally {
    if (front?.exitCode === null) {
      const gone = once(front, 'exit')
      front.kill('SIGTERM')
      await gone
    }
    await Promise.all(mocks.map((mock) => mock.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

await run(main)
