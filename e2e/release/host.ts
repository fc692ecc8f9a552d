import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../../tools/workspace/ports.mjs'
import { pinnedNode } from '../../tools/workspace/runtime.mjs'
import { test as base, expect } from '../fixtures.ts'
import { type Build, copyBuild } from './builds.ts'

export { expect }

const root = join(import.meta.dirname, '../..')

/** One address that serves first one build and then another. */
export interface Host {
  readonly address: string
  /** From now on this build answers. What is still on its way comes from the one before: the host is never away. */
  deploy(...build: Parameters<typeof copyBuild>): Promise<void>
}

async function startServer(port: number, dir: string): Promise<ChildProcess> {
  const mock = `http://127.0.0.1:${process.env.E2E_MOCK_PORT}`
  const args = ['apps/portal/preview/serve.ts', '--port', String(port), '--mock', mock, '--dir', dir]
  const server = spawn(pinnedNode(), args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(server.stdout, 'data')
  return server
}

async function stopServer(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM')
  await once(server, 'exit')
}

/** Passes each request on to the server that stands at the port of that moment. */
const passOn = (port: () => number): Server =>
  createServer((asked, answer) => {
    const { method, url, headers } = asked
    const passed = request({ host: '127.0.0.1', port: port(), method, path: url, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })

/** Tests with a host of their own, where the build called `first` stands at the beginning. */
export const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    const builds: Build[] = []
    const servers: ChildProcess[] = []
    let current = 0
    const deploy: Host['deploy'] = async (...wanted) => {
      const build = copyBuild(...wanted)
      builds.push(build)
      const port = await freePort()
      servers.push(await startServer(port, build.dir))
      current = port
    }
    await deploy('first')
    const gate = passOn(() => current).listen(await freePort(), '127.0.0.1')
    await once(gate, 'listening')
    await use({ address: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`, deploy })
    gate.closeAllConnections()
    gate.close()
    await Promise.all(servers.map(stopServer))
    for (const build of builds) build.remove()
  },

  baseURL: async ({ host }, use) => use(host.address),
})
