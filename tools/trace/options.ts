import { resolve } from 'node:path'
import { readArguments } from '../workspace/arguments.mjs'
import { Stop } from '../workspace/stop.mjs'

export const help = `npm run replay -- FILE [options]

Makes the calls of a recorded session again, in a world that begins in the same way, and compares every byte of what is
answered. Without a difference it ends with 0. At the first one it says operation, JSON pointer, what was expected and
what came, and ends with 1.

  --state FILE   save the world after the last call: npm start -- --state FILE opens it
  --serve PORT   answer calls with what was recorded: npm start -- --api http://127.0.0.1:PORT
  --help         show this text

A session is recorded with npm start -- --record FILE. An HTTP archive that a browser has saved of a real backend is not
replayed: its answers are compared with the contract instead.`

interface ReplayOptions {
  readonly file: string
  readonly state: string | null
  readonly serve: number | null
}

/** @throws Stop with a sentence about the first wrong option */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ReplayOptions | 'help' {
  const { values, positionals } = readArguments({
    args: [...args],
    allowPositionals: true,
    options: {
      state: { type: 'string' },
      serve: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return 'help'
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0)
    throw new Stop('Name one recording: npm run replay -- session.har; --help lists the options.', 2)
  const { state, serve } = values
  const port = serve === undefined ? null : Number(serve)
  if (port !== null && !(Number.isInteger(port) && port > 0 && port <= 65_535))
    throw new Stop(`--serve takes a port number between 1 and 65535, not "${serve}".`, 2)
  // npm runs scripts in the repository, but files are relative to where the command was typed.
  const at = (path: string) => resolve(environment.INIT_CWD ?? process.cwd(), path)
  return {
    file: at(file),
    state: state === undefined ? null : at(state),
    serve: port,
  }
}
