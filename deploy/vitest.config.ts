import { defineConfig } from 'vitest/config'
import { ensureNginx } from '../tools/nginx.mjs'

/**
 * The hosting: the built folder, and nginx with the configuration of this repository. Only the build makes sense of it,
 * so it is a step of its own. Without an nginx the folder alone is judged, and that is said.
 */
const nginx = ensureNginx()

export default defineConfig({
  test: {
    name: 'hosting',
    root: import.meta.dirname,
    environment: 'node',
    include: nginx === null ? ['tests/built-folder.test.ts'] : ['tests/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    isolate: false,
    maxWorkers: 1,
  },
})
