import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
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
  /** From now on this build stands there, and nothing of the one before. */
  deploy(...build: Parameters<typeof copyBuild>): Promise<void>
}

async function startServer(port: number, dir: string): Promise<ChildProcess> {
  const mock = `http://127.0.0.1:${process.env.E2E_MOCK_PORT}`
  const args = ['apps/portal/preview/serve.ts', '--port', String(port), '--mock', mock, '--dir', dir]
  const server = spawn(pinnedNode(), args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(server.stdout, 'data')
  return server
}

async function stopServer(server: ChildProcess | undefined): Promise<void> {
  if (!server) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

/** Tests with a host of their own, where the build called `first` stands at the beginning. */
export const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    const port = await freePort()
    const builds: Build[] = []
    let server: ChildProcess | undefined
    const deploy: Host['deploy'] = async (...wanted) => {
      const build = copyBuild(...wanted)
      builds.push(build)
      await stopServer(server)
      server = await startServer(port, build.dir)
    }
    await deploy('first')
    await use({ address: `http://127.0.0.1:${port}`, deploy })
    await stopServer(server)
    for (const build of builds) build.remove()
  },

  baseURL: async ({ host }, use) => use(host.address),
})
