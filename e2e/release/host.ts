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

/** A host that serves one build and later another. */
interface Host {
  readonly address: string
  /** Switches to this build. The previous one finishes its requests, so there is no downtime. */
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

/** Forwards each request to the current server. */
const proxyTo = (port: () => number): Server =>
  createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    const forwarded = request({ host: '127.0.0.1', port: port(), method, path: url, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })

/** Tests with their own host, which starts with the build `first`. */
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
    const proxy = proxyTo(() => current).listen(await freePort(), '127.0.0.1')
    await once(proxy, 'listening')
    await use({ address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, deploy })
    proxy.closeAllConnections()
    proxy.close()
    await Promise.all(servers.map(stopServer))
    for (const build of builds) build.remove()
  },

  baseURL: async ({ host }, use) => use(host.address),
})
