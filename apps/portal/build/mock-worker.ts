import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const worker = () => readFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8')

/** Serves the worker script of the mock in builds that carry the mock in the page, and in no other. */
export const mockWorker = (): Plugin => ({
  name: 'portal-mock-worker',
  configureServer: (server) => {
    server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript')
      response.end(worker())
    })
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: worker() })
  },
})
