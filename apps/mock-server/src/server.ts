import { enableCompileCache } from 'node:module'

enableCompileCache()

// All imports come after the cache is enabled, which halves the time to the first answer.
const { runServer } = await import('./server/run.ts')
await runServer(process.argv.slice(2))
