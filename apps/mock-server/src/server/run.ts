import { readOptions, type ServerOptions, usage } from './options.ts'
import { requireWritable, WrongOption } from './wrong-option.ts'

/**
 * Runs the mock as a program. Anything that prevents the start is printed as one sentence, with exit code 2. Options
 * are checked before the mock is loaded, which takes four times as long.
 */
export async function runServer(args: readonly string[]): Promise<void> {
  try {
    const options = readOptions(args)
    if (options === 'help') console.log(usage)
    else {
      requireFiles(options)
      const { serve } = await import('./serve.ts')
      await serve(options)
    }
  } catch (error) {
    const sentence = sentenceOf(error)
    if (sentence === null) throw error
    console.error(sentence)
    process.exitCode = 2
  }
}

/** Fails at the start if a file cannot be written later. */
function requireFiles({ state, trace }: ServerOptions): void {
  if (state !== null) requireWritable('--state', state)
  if (trace !== null) requireWritable('--trace', trace)
}

function sentenceOf(error: unknown): string | null {
  if (error instanceof WrongOption) return error.message
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  if (code === 'EADDRINUSE') return `Port ${port} on ${address} is in use; choose another one with --port.`
  if (code === 'EACCES' || code === 'EPERM')
    return `--port ${port} is not open to this user; choose a number from 1024.`
  return null
}
