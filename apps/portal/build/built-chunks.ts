import type { Rolldown } from 'vite'

/** What the build reads of a JavaScript file that the bundler has made. */
export type BuiltChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'isEntry' | 'isDynamicEntry' | 'code' | 'imports' | 'modules' | 'viteMetadata'
>

export const chunksOf = ({ output }: Rolldown.RolldownOutput): BuiltChunk[] =>
  output.filter((file) => file.type === 'chunk')

/** Style sheets of its own modules. */
export const stylesOf = ({ viteMetadata }: BuiltChunk): string[] => [...(viteMetadata?.importedCss ?? [])]

export const chunksWith = (pattern: RegExp, all: readonly BuiltChunk[]): BuiltChunk[] =>
  all.filter(({ modules }) => Object.keys(modules).some((id) => pattern.test(id)))

/** These chunks and everything they import statically, in the order of loading. */
export function withImports(from: readonly BuiltChunk[], all: readonly BuiltChunk[]): BuiltChunk[] {
  const found = new Set(from)
  // A set visits what is added on the way.
  for (const { imports } of found)
    for (const chunk of all) if (imports.includes(chunk.fileName)) found.add(chunk)
  return [...found]
}
