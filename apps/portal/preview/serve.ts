import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type PreviewOptions, readOptions, usage } from './options.ts'
import { previewServer } from './server.ts'

const folder = join(import.meta.dirname, '..')

/** One clear sentence, no stack. */
function giveUp(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

function optionsOf(args: string[]): PreviewOptions {
  if (args.includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return readOptions(args, folder)
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error))
  }
}

const options = optionsOf(process.argv.slice(2))
if (!existsSync(join(options.dir, 'shell.html'))) {
  giveUp(`There is no build in ${options.dir}. Make one with: npm run build`)
}

const server = previewServer(options)
server.on('error', (error: NodeJS.ErrnoException) => {
  giveUp(
    error.code === 'EADDRINUSE'
      ? `Port ${options.port} is taken; choose another with --port.`
      : error.message,
  )
})
server.listen(options.port, options.host, () => {
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : options.port
  console.log(`The portal is served at http://${options.host}:${port}`)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.closeAllConnections()
    server.close(() => process.exit(0))
  })
}
