import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const read = (path: string) => readFileSync(path, 'utf8')
const worker = () => read(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')))
const offline = () => read(join(import.meta.dirname, 'offline-worker.js'))

/**
 * Adds the worker script of the mock to builds with the mock in the page. It also keeps a build for use without a
 * network, but not the changing files of the development server.
 */
export const mockWorker = (): Plugin => ({
  name: 'portal-mock-worker',
  configureServer: (server) => {
    server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript')
      response.end(worker())
    })
  },
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'mockServiceWorker.js',
      source: `{\n${offline()}}\n\n${worker()}`,
    })
  },
})
