import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

export interface PreviewOptions {
  host: string
  port: number
  /** Folder of the build. */
  dir: string
  /** Where the paths of the backend are passed on to, with its base path; null where the mock runs in the page. */
  backend: string | null
  /** Written into the page: base of the calls when they go to another host directly. */
  apiUrl: string
  /** Written into the page: operations that the backend does not have. */
  lacks: readonly string[]
  /** Hosts whose pages may be embedded, with protocol. */
  frames: readonly string[]
}

/** What the menus of the mock embed. */
const framesOfMock = ['https://handbook.example.com']

export const usage = `Serves the production build.
  --port N      port, 4200 when absent
  --host NAME   address to listen on, 127.0.0.1 when absent
  --api URL     backend that the calls are passed on to (also --mock URL)
  --direct URL  backend that the page itself calls
  --lacks LIST  calls that the backend does not have, as npm run contract:check lists them
  --frames URLs hosts whose pages may be embedded, separated by commas; with the mock, those of its menus
  --dir FOLDER  build to serve, dist/client when absent`

/** Reads the command line; throws an Error whose message is for the user. */
export function readOptions(args: readonly string[], folder: string): PreviewOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4200' },
      host: { type: 'string', default: '127.0.0.1' },
      api: { type: 'string' },
      mock: { type: 'string' },
      direct: { type: 'string' },
      lacks: { type: 'string', default: '' },
      frames: { type: 'string' },
      dir: { type: 'string', default: 'dist/client' },
    },
  })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port ${values.port} is no port.`)
  return {
    host: values.host,
    port,
    dir: resolve(join(folder), values.dir),
    backend: address(values.api ?? values.mock ?? null),
    apiUrl: address(values.direct ?? null) ?? '',
    lacks: values.lacks === '' ? [] : values.lacks.split(',').map(operation),
    frames: values.frames?.split(',').map(origin) ?? (values.api === undefined ? framesOfMock : []),
  }
}

function origin(text: string): string {
  if (!URL.canParse(text) || new URL(text).origin === 'null')
    throw new Error(`${text} is no address of a host.`)
  return new URL(text).origin
}

function operation(text: string): string {
  if (!/^[A-Za-z]+$/.test(text)) throw new Error(`${text} is no name of a call.`)
  return text
}

function address(text: string | null): string | null {
  if (text === null) return null
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(`${text} is no address of a backend.`)
  }
  const { origin, pathname } = new URL(text)
  return origin + pathname.replace(/(?<!\/)\/+$/, '')
}
