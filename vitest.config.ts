import { defineConfig } from 'vitest/config'
import { FileOrder } from './tools/test/file-order.ts'

/** Each part of the workspace states how its own tests run; this only gathers them. */
export default defineConfig({
  test: {
    projects: ['apps/*/vitest.config.ts', 'libs/*/vitest.config.ts', 'tools/vitest.config.ts'],
    forceRerunTriggers: ['**/package-lock.json'],
    maxWorkers: 2,
    reporters: ['default', './tools/test/something-ran.mjs'],
    sequence: { sequencer: FileOrder },
  },
})
