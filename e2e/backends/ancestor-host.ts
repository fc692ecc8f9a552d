import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { askWhatLacks } from '../../tools/contract-check/lacking.ts'
import { freePort } from '../../tools/workspace/ports.mjs'
import { pinnedNode } from '../../tools/workspace/runtime.mjs'

export { expect }

const root = join(import.meta.dirname, '../..')

/** The built portal with a backend of its public ancestors. */
export interface Ancestor {
  /** The portal's URL. */
  readonly portal: string
  /** Controls the backend: `session?username=linmei`, `expire`, `living`, `afresh`, `slow?path=…`. */
  steer<T>(what: string): Promise<T>
}

interface Member {
  id: string
  username: string
  nickname: string
  avatar: string
  token: string
  refresh_token: string
}

async function begin(args: readonly string[]): Promise<ChildProcess> {
  const server = spawn(pinnedNode(), args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(server.stdout, 'data')
  return server
}

async function end(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM')
  await once(server, 'exit')
}

interface SignedIn {
  data: { userInfo: Member }
}

interface Fixtures {
  /** The member who is signed in when the test starts; null for a visitor. */
  username: string | null
  language: 'zh-cn' | 'en'
  /** Errors and policy violations of the page. A test that expects some empties the list. */
  failures: string[]
}

interface Hosted {
  /** Whether the host lists the unsupported operations in the page, as found by `npm run contract:check`. */
  knowsLacks: boolean
  ancestor: Ancestor
}

export const test = base.extend<Fixtures, Hosted>({
  knowsLacks: [false, { option: true, scope: 'worker' }],

  ancestor: [
    async ({ knowsLacks }, use) => {
      const [port, portalPort] = [await freePort(), await freePort()]
      const [backend, portal] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${portalPort}`]
      // Picture URLs start with `//host` of the portal, as behind a proxy that forwards the host.
      const cdn = `//127.0.0.1:${portalPort}`
      const steer = async <T>(what: string) => (await (await fetch(`${backend}/__steer/${what}`)).json()) as T
      const servers = [await begin(['e2e/backends/ancestor/server.ts', '--port', String(port), '--cdn', cdn])]
      const { data } = await steer<SignedIn>('session?username=linmei')
      const lacks = knowsLacks ? await askWhatLacks(backend, data.userInfo.token) : []
      const host = ['apps/portal/preview/serve.ts', '--port', String(portalPort), '--api', backend]
      servers.push(await begin([...host, '--lacks', lacks.join(',')]))
      await use({ portal, steer })
      for (const server of servers) await end(server)
    },
    { scope: 'worker' },
  ],

  username: [null, { option: true }],
  language: ['en', { option: true }],
  baseURL: async ({ ancestor }, use) => use(ancestor.portal),

  failures: async ({}, use) => {
    const failures: string[] = []
    await use(failures)
    expect(failures, 'the page threw nothing').toEqual([])
  },

  storageState: async ({ ancestor, username, language }, use) => {
    await ancestor.steer('afresh')
    const localStorage: { name: string; value: string }[] = [{ name: 'ba-lang', value: language }]
    if (username !== null) {
      const { data } = await ancestor.steer<SignedIn>(`session?username=${username}`)
      const { id, nickname, avatar, token, refresh_token } = data.userInfo
      const kept = { id: Number(id), username, nickname, avatar, token, refresh_token }
      localStorage.push({ name: 'userInfo', value: JSON.stringify(kept) })
    }
    await use({ cookies: [], origins: [{ origin: ancestor.portal, localStorage }] })
  },

  context: async ({ context, failures }, use) => {
    context.on('weberror', (error) => failures.push(error.error().message))
    context.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
        failures.push(message.text())
    })
    await use(context)
  },
})

/** Navigates inside the running portal, as a link does. */
export const openInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState({}, '', to), path)
