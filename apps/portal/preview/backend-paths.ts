import { backendFolders } from '../hosting/rules.ts'

/** Where a backend answers: its calls, its pictures and uploads, and the controls of the mock. */
export const backendPaths = [...backendFolders.call, ...backendFolders.media, '/__mock'] as const

/**
 * What the development server passes on, for Vite. A backend that shares its machine with others is known by its name,
 * so the name of this server must not reach it.
 */
export const developmentProxy = (target: string) =>
  Object.fromEntries(backendPaths.map((path) => [path, { target, changeOrigin: true }]))
