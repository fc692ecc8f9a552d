import { readFileSync } from 'node:fs'
import { defineConfig } from 'orval'
import { type OpenApi, unwrapEnvelopes, writtenAsPostButReading } from './contract-source.ts'
import { contractRoot, generatedDir, plainPath } from './paths.ts'

/** orval's one job: request functions, query keys and React Query hooks for screens, over our one request function. */
export default defineConfig({
  portal: {
    input: {
      target: plainPath,
      override: { transformer: (spec) => unwrapEnvelopes(spec as OpenApi) as never },
    },
    output: {
      mode: 'tags-split',
      target: `${generatedDir()}/hooks`,
      schemas: `${generatedDir()}/hooks/model`,
      client: 'react-query',
      // The object-style call keeps params as an object, so our transport can flatten them to name[key].
      httpClient: 'axios',
      clean: true,
      override: {
        mutator: { path: `${contractRoot}/libs/api-client/src/transport/request.ts`, name: 'request' },
        query: { version: 5, signal: true },
        operations: Object.fromEntries(
          writtenAsPostButReading(JSON.parse(readFileSync(plainPath, 'utf8')) as OpenApi).map((id) => [
            id,
            { query: { useQuery: true, useMutation: false } },
          ]),
        ),
      },
    },
  },
})
