import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { buildTarget } from './browsers.ts'
import { firstPaint } from './build/inline-scripts.ts'
import { mockWorker } from './build/mock-worker.ts'
import { contentSecurityPolicy, noncePlaceholder, securityHeaders } from './csp.ts'
import { developmentProxy } from './preview/backend-paths.ts'
import { withSettings } from './preview/pages.ts'

const folder = import.meta.dirname

/** A developer embeds what is at hand. */
const anyFrame = ['https:', 'http://localhost:*', 'http://127.0.0.1:*']

/**
 * The development server speaks the same policy as the real host. Vite writes the placeholder last of all, so the
 * nonce is put in as the page leaves, one for each response.
 */
const developmentPolicy = (worker: boolean): Plugin => ({
  name: 'portal-policy',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
      if (request.headers.accept?.includes('text/html')) {
        const nonce = randomBytes(16).toString('base64')
        response.setHeader(
          'content-security-policy',
          contentSecurityPolicy({ nonce, development: true, frames: anyFrame, worker }),
        )
        putNonce(response, nonce)
      }
      next()
    })
  },
})

function putNonce(response: ServerResponse, nonce: string) {
  const end = response.end.bind(response) as (body?: unknown) => ServerResponse
  response.end = ((body?: unknown) => {
    const page = typeof body === 'string' || Buffer.isBuffer(body) ? body.toString() : null
    if (page === null || !page.includes(noncePlaceholder)) return end(body)
    const text = page.replaceAll(noncePlaceholder, nonce)
    response.setHeader('content-length', Buffer.byteLength(text))
    response.removeHeader('etag')
    return end(text)
  }) as ServerResponse['end']
}

/** Operations that the development server says are missing, as a host would. */
const lacks = process.env.PORTAL_LACKS?.split(',').filter((name) => name !== '') ?? []

const developmentSettings = (): Plugin => ({
  name: 'portal-settings',
  apply: 'serve',
  transformIndexHtml: { order: 'pre', handler: (html) => withSettings(html, { apiUrl: '', lacks }) },
})

const backend = developmentProxy(process.env.PORTAL_MOCK ?? 'http://127.0.0.1:4210')

/** The development server of a real backend has no mock to steer. */
const live = process.env.PORTAL_LIVE !== undefined

export default defineConfig(({ command, mode, isSsrBuild }) => {
  const inPage = mode === 'mock-in-page'
  const mock = inPage ? 'page' : command === 'serve' && !live ? 'server' : ''
  return {
    root: folder,
    html: { cspNonce: noncePlaceholder },
    define: { 'import.meta.env.VITE_MOCK': JSON.stringify(mock) },
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: join(folder, 'src/routes'),
        generatedRouteTree: join(folder, 'src/routeTree.gen.ts'),
        addExtensions: true,
        disableLogging: true,
      }),
      react(),
      firstPaint(),
      developmentPolicy(inPage),
      developmentSettings(),
      ...(inPage && !isSsrBuild ? [mockWorker()] : []),
    ],
    server: {
      host: '127.0.0.1',
      port: 4200,
      strictPort: true,
      // With the mock in the page there is no server to pass calls on to.
      ...(inPage ? {} : { proxy: backend }),
    },
    // It finds its WebAssembly beside itself, so it must stay where it is.
    optimizeDeps: { exclude: ['harfbuzzjs'] },
    ssr: { noExternal: [/^@mantine\//, /^@portal\//] },
    build: {
      outDir: join(folder, inPage ? 'dist/mock-in-page' : 'dist/client'),
      target: buildTarget,
      sourcemap: false,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
  }
})
