import { fileURLToPath } from 'node:url'

/** The repository, wherever the program was started from; no slash at the end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
