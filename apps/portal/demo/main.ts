/**
 * Puts a build with the mock inside the page into a folder for any static host; `npm run demo` builds it first.
 * Options: --out FOLDER (dist/demo), --serve PORT (then serves that folder on this machine).
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import sirv from 'sirv'
import { exportDemo } from './export.ts'

const folder = join(import.meta.dirname, '..')

/** One clear sentence, no stack. */
function giveUp(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

function readOptions() {
  try {
    const { values } = parseArgs({ options: { out: { type: 'string' }, serve: { type: 'string' } } })
    return values
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error))
  }
}

const { out: named, serve } = readOptions()
const port = serve === undefined ? null : Number(serve)
if (port !== null && !(Number.isInteger(port) && port > 0 && port < 65_536))
  giveUp(`--serve takes a port number between 1 and 65535, not "${serve}".`)
// Named from where npm was called.
const out = named === undefined ? join(folder, 'dist/demo') : resolve(process.env.INIT_CWD ?? '.', named)
const refused = exportDemo(join(folder, 'dist/mock-in-page'), out)
if (refused !== null) giveUp(refused)
console.log(`The demo is in ${out}. Put it at the root of a host that serves https.`)
if (port !== null) {
  await once(staticHost(out).listen(port, '127.0.0.1'), 'listening')
  console.log(`It is served at http://127.0.0.1:${port}. Ctrl-C stops it.`)
}

/** Serves a folder as GitHub Pages does: its files, and 404.html for all else. */
function staticHost(folder: string): Server {
  const files = sirv(folder, { dev: true })
  return createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
      response.end(readFileSync(join(folder, '404.html')))
    }),
  )
}
