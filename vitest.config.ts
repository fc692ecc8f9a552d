import { defineConfig } from 'vitest/config'
import { FileOrder, SomethingRan } from './tools/test/vitest-parts.ts'

/** Each part of the workspace states how its own tests run; this only gathers them. */
export default defineConfig({
  test: {
    projects: ['apps/*/vitest.config.ts', 'libs/*/vitest.config.ts', 'tools/vitest.config.ts'],
    forceRerunTriggers: ['**/package-lock.json'],
    maxWorkers: 2,
    reporters: ['default', new SomethingRan()],
    sequence: { sequencer: FileOrder },
  },
})
