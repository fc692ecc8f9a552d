import { defineConfig } from '@hey-api/openapi-ts'
import { joinRefusals, markNamePatterns, type OpenApi, omitHeaders } from './contract-source.ts'
import { bundlePath, generatedDir } from './paths.ts'

const prepared = (spec: OpenApi) => joinRefusals(markNamePatterns(omitHeaders(spec)))

/** @hey-api writes the Zod validators of requests and answers, and nothing else. */
export default defineConfig({
  input: bundlePath,
  output: { path: `${generatedDir}/validators`, entryFile: false },
  parser: { patch: { input: (spec) => void prepared(spec as unknown as OpenApi) } },
  plugins: [
    {
      name: 'zod',
      comments: false,
      $resolvers: {
        // The contract closes every object, but the plugin ignores `additionalProperties: false`.
        object(ctx) {
          if (ctx.nodes.additionalProperties(ctx)) return undefined
          return ctx.$(ctx.symbols.z).attr('strictObject').call(ctx.nodes.shape(ctx))
        },
        // The plugin takes the bytes of a file for a text.
        string: ({ $, schema, symbols }) =>
          schema.format === 'binary' ? $(symbols.z).attr('file').call() : undefined,
      },
    },
  ],
})
