/**
 * Serves a build by nginx until it is stopped, as deploy/portal does on a host: `--port N --api URL --dir FOLDER`.
 * For the browser tests, so the pages of the mock's menus may be embedded. `--violations FILE` gets the policy reports of
 * browsers as a list in JSON.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureNginx } from '../../tools/nginx.mjs'
import { webServer } from './web-server.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4200' },
    api: { type: 'string', default: 'http://127.0.0.1:4210' },
    violations: { type: 'string' },
    dir: { type: 'string', default: join(import.meta.dirname, '../../apps/portal/dist/client') },
  },
})
if (ensureNginx() === null) throw new Error('There is no nginx on this machine.')
const host = await webServer({
  LISTEN: `127.0.0.1:${values.port}`,
  API: values.api,
  FRAMES: 'https://handbook.example.com',
})
const { code, output } = host.portal('publish', values.dir)
if (code !== 0) throw new Error(output)
await host.start()
console.log(`The portal is served at ${host.address}`)

const end = Promise.withResolvers<NodeJS.Signals>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end.resolve)
// Keeps the process alive.
const life = setInterval(() => {}, 1_000_000)
await end.promise
clearInterval(life)
if (values.violations !== undefined) {
  const reported = await host.logged((lines) => lines.filter(({ violated }) => violated !== undefined), 0)
  writeFileSync(values.violations, JSON.stringify(reported))
}
await host.remove()
