import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { firstPaint } from './build/first-paint.ts'
import { mockWorker } from './build/mock-worker.ts'
import { contentSecurityPolicy, noncePlaceholder, securityHeaders } from './csp.ts'

const folder = import.meta.dirname

/** The development server speaks the same policy as the real host, with a nonce for each page. */
const developmentPolicy = (): Plugin => {
  let nonce = ''
  return {
    name: 'portal-policy',
    apply: 'serve',
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
        if (request.headers.accept?.includes('text/html')) {
          nonce = randomBytes(16).toString('base64')
          response.setHeader('content-security-policy', contentSecurityPolicy({ nonce, development: true }))
        }
        next()
      })
    },
    transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll(noncePlaceholder, nonce) },
  }
}

const mockAddress = process.env.PORTAL_MOCK ?? 'http://127.0.0.1:4210'
const backend = Object.fromEntries(
  ['/api', '/media', '/__mock'].map((path) => [path, { target: mockAddress }]),
)

export default defineConfig(({ mode, isSsrBuild }) => {
  const inPage = mode === 'mock-in-page'
  return {
    root: folder,
    html: { cspNonce: noncePlaceholder },
    define: { 'import.meta.env.VITE_MOCK': JSON.stringify(inPage ? 'page' : '') },
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
      developmentPolicy(),
      ...(inPage && !isSsrBuild ? [mockWorker()] : []),
    ],
    server: {
      host: '127.0.0.1',
      port: 4200,
      strictPort: true,
      // With the mock in the page there is no server to pass calls on to.
      ...(inPage ? {} : { proxy: backend }),
    },
    ssr: { noExternal: [/^@mantine\//, /^@portal\//] },
    build: {
      outDir: join(folder, inPage ? 'dist/mock-in-page' : 'dist/client'),
      target: 'es2023',
      sourcemap: false,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
  }
})
