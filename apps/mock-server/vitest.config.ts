import { defineConfig } from 'vitest/config'

/** With `DEEP` set only what takes too long for every run: storms over many worlds, and the like. */
const deep = process.env.DEEP !== undefined

export default defineConfig({
  test: {
    name: 'mock-server',
    environment: 'node',
    isolate: false,
    include: [deep ? 'src/**/*.deep.ts' : 'src/**/*.test.ts'],
    // A limit for a test that hangs, not for a machine that is busy.
    testTimeout: deep ? 60 * 60_000 : 300_000,
    hookTimeout: 300_000,
  },
})
