import { defineConfig } from 'vitest/config'

/** With `DEEP` set only what takes too long for every run: storms over many worlds, and the like. */
const deep = process.env.DEEP !== undefined

export default defineConfig({
  test: {
    name: 'mock-server',
    environment: 'node',
    // A world lives as long as its test: with room for young objects, most are gone before they are moved.
    execArgv: ['--max-semi-space-size=64'],
    isolate: false,
    // Tests of models and of drawn requests repeat themselves more often with DEEP.
    include: deep ? ['src/**/*.deep.ts', 'src/**/{*-model,fuzz}.test.ts'] : ['src/**/*.test.ts'],
    // A limit for a test that hangs, not for a machine that is busy.
    testTimeout: deep ? 60 * 60_000 : 300_000,
    hookTimeout: 300_000,
  },
})
