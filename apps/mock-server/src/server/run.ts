import type { Server } from 'node:http'
import { createMock } from '../edge/mock.ts'
import { program } from '../program.ts'
import { createListener } from './listener.ts'
import { readOptions, type ServerOptions, usage, WrongOption } from './options.ts'
import { CorruptState, StateFile } from './state-file.ts'

/** Starts the mock as a program of its own; whatever keeps it from starting is one sentence and exit code 2. */
export async function runServer(args: readonly string[]): Promise<void> {
  try {
    const options = readOptions(args)
    if (options === 'help') console.log(usage)
    else await serve(options)
  } catch (error) {
    const sentence = sentenceOf(error)
    if (sentence === null) throw error
    console.error(sentence)
    process.exitCode = 2
  }
}

async function serve(options: ServerOptions): Promise<void> {
  const mock = createMock(program, options)
  const state = options.state === null ? null : new StateFile(options.state, mock.worlds)
  state?.load()
  const server = createListener(mock)
  await listen(server, options)
  state?.watch()
  const close = () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
    state?.close()
  }
  process.once('SIGINT', close)
  process.once('SIGTERM', close)
  console.log(`Mock server ready on http://${options.host}:${portOf(server)}`)
}

const listen = (server: Server, { host, port }: ServerOptions): Promise<void> =>
  new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, done)
  })

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function sentenceOf(error: unknown): string | null {
  if (error instanceof WrongOption || error instanceof CorruptState) return error.message
  const { code, port, address, path } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  if (code === 'EADDRINUSE') return `Port ${port} on ${address} is in use; choose another one with --port.`
  if (code === 'EACCES' || code === 'EPERM') return `Not permitted: ${path ?? `port ${port}`}.`
  if (code === 'EADDRNOTAVAIL') return `The address ${address} does not exist on this machine.`
  if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR')
    return `The state file ${path} cannot be written.`
  return null
}
