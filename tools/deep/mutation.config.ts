import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { root } from '../workspace/root.mjs'
import type { Mutant } from './mutants.ts'

/** `MUTANT` is a file of the repository and what is changed in it, as JSON. */
const { file, mutant } = JSON.parse(process.env.MUTANT ?? '{}') as { file?: string; mutant?: Mutant }

/** The tests of the mock while one of its rules is wrong; the file itself stays as it is. */
export default defineConfig({
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform: (code, id) =>
        mutant !== undefined && id === join(root, file ?? '')
          ? { code: code.slice(0, mutant.start) + mutant.after + code.slice(mutant.end), map: null }
          : null,
    },
  ],
  test: {
    root: join(root, 'apps/mock-server'),
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    bail: 1,
    maxWorkers: 2,
  },
})
