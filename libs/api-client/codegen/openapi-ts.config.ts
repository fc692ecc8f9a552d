import { defineConfig } from '@hey-api/openapi-ts'
import {
  bundlePath,
  generatedDir,
  joinRefusals,
  type OpenApi,
  omitHeaders,
  type SchemaObject,
} from './contract-source.ts'

const prepared = (spec: OpenApi) => joinRefusals(omitHeaders(spec))

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
        string(ctx) {
          const { $, chain, nodes, schema, symbols } = ctx
          // The plugin takes the bytes of a file for a text.
          if (schema.format === 'binary') return $(symbols.z).attr('file').call()
          const kind = (schema as SchemaObject)['x-text']
          if (kind === undefined && schema.pattern === undefined) return undefined
          for (const node of [nodes.base, nodes.format, nodes.minLength, nodes.maxLength])
            chain.current = node(ctx) ?? chain.current
          // With `u` a class reads whole characters, as every other engine does; the plugin adds it to some alone.
          if (schema.pattern !== undefined)
            chain.current = chain.current.attr('regex').call($.regexp(schema.pattern, 'u'))
          if (kind === undefined) return chain.current
          const needed = (schema.minLength ?? 0) > 0
          return chain.current.attr('check').call($('typedText').call($.literal(kind), $.literal(needed)))
        },
      },
    },
  ],
})
