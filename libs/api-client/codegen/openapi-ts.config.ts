import { defineConfig } from '@hey-api/openapi-ts'
import { generatedDir, plainPath } from './paths.ts'

/** @hey-api's one job: validators of requests and answers, and a React-free client for tests and tools. */
export default defineConfig({
  input: plainPath,
  output: { path: `${generatedDir()}/validators`, module: { extension: '.ts' } },
  plugins: [
    '@hey-api/client-fetch',
    '@hey-api/typescript',
    '@hey-api/sdk',
    { name: 'zod', requests: true, responses: true, definitions: true },
  ],
})
