import { defineConfig } from 'vitest/config'
import { ensureNginx } from '../tools/nginx.mjs'

/**
 * The hosting: the built folder, and nginx with the configuration of this repository. They need a build, so they are a
 * step of their own. Without an nginx only the folder is tested.
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
