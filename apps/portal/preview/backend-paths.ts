import type { ProxyOptions } from 'vite'
import { backendFolders } from '../hosting/rules.ts'
import { keepCookies } from './backend-cookies.ts'

/** Where a backend answers: its calls, its pictures and uploads, and the controls of the mock. */
export const backendPaths = [...backendFolders.call, ...backendFolders.media, '/__mock'] as const

/**
 * What the development server passes on, for Vite. A backend that shares its machine with others is known by its name,
 * so the name of this server must not reach it.
 */
export function developmentProxy(target: string): Record<string, ProxyOptions> {
  const options: ProxyOptions = {
    target,
    changeOrigin: true,
    configure: (proxy) => {
      proxy.on('proxyRes', (answer, _request, response) => {
        keepCookies(answer.headers, target)
        // Otherwise a caller waits for ever for the rest of a body that the backend has broken off.
        answer.on('error', () => response.destroy())
      })
    },
  }
  // Vite takes a name for the beginning of a path: a page may be called /apix.
  return Object.fromEntries(backendPaths.map((path) => [`^${path}(?:[/?]|$)`, options]))
}
