import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'
import { AncestorsClient, type Answer } from './ancestors-client.fixture.ts'

/** A mock server for the tests of one file, and clients of the ancestors for it. */
export function serveAncestors() {
  let server: ChildProcess
  let base = ''
  beforeAll(async () => {
    const program = fileURLToPath(new URL('../server.ts', import.meta.url))
    server = spawn(process.execPath, [program, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = await once(server.stdout as NodeJS.ReadableStream, 'data')
    base = /http:\/\/\S+/.exec(String(line))?.[0] ?? ''
  })
  afterAll(async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
  })

  /** Reads what a person reads from a picture, a mail or a telephone. */
  const seen = async (what: string) => (await fetch(`${base}/__mock/${what}`)).json()
  const clicks = async (id: string) => ((await seen(`peek/captcha?id=${id}`)) as { info: string }).info
  const visitor = () => new AncestorsClient(base, clicks)

  return {
    visitor,
    seen,
    url: (path: string) => new URL(path, base),
    lastCode: async () => ((await seen('peek/sent')) as { code: string }[]).at(-1)?.code ?? '',
    async member(username: string): Promise<AncestorsClient> {
      const client = visitor()
      const { code, msg } = await client.signIn(username)
      if (code !== 1) throw new Error(msg)
      return client
    },
  }
}

export const said = ({ code, msg, data }: Answer) => ({
  code,
  msg,
  ...(data?.fields && { fields: data.fields }),
})
export const good = (msg: string) => ({ code: 1, msg })
/** The query of lists. */
export const page = { page: 1, limit: 10 }
