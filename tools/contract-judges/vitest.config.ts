import { defineConfig } from 'vitest/config'

/**
 * Programs that nobody here wrote judge the contract and the mock behind it. A step of its own, because it takes as long
 * as the tests of all other tools.
 */
export default defineConfig({
  test: {
    name: 'contract-judges',
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.test.ts'],
    testTimeout: process.env.DEEP === undefined ? 300_000 : 60 * 60_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    isolate: false,
  },
})
