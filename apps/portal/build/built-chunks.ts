import type { Rolldown } from 'vite'

/** One JavaScript file of a build. */
export interface BuiltChunk {
  /** Path below the built folder. */
  file: string
  isEntry: boolean
  /** Loaded by an `import()`: a page, a dialog, a part that comes later. Other chunks hold what several of these share. */
  isDynamicEntry: boolean
  /** Characters of code, minified. */
  size: number
  /** Files that it imports statically. */
  imports: readonly string[]
  /** Style sheets of its own modules. */
  styles: readonly string[]
  /** Ids of its modules, with their characters before minification. */
  modules: ReadonlyMap<string, number>
}

/** Reads the output of the bundler. */
export const builtChunks = (output: Rolldown.RolldownOutput['output']): BuiltChunk[] =>
  output
    .filter((file) => file.type === 'chunk')
    .map(({ fileName, isEntry, isDynamicEntry, code, imports, modules, viteMetadata }) => ({
      file: fileName,
      isEntry,
      isDynamicEntry,
      size: code.length,
      imports,
      styles: [...(viteMetadata?.importedCss ?? [])],
      modules: new Map(Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength])),
    }))

/** These chunks and everything they import statically, in the order of loading. */
export function withImports(from: readonly BuiltChunk[], all: readonly BuiltChunk[]): BuiltChunk[] {
  const found = new Set<BuiltChunk>()
  const visit = (chunk: BuiltChunk) => {
    if (found.has(chunk)) return
    found.add(chunk)
    for (const imported of all.filter(({ file }) => chunk.imports.includes(file))) visit(imported)
  }
  for (const chunk of from) visit(chunk)
  return [...found]
}

/** The chunks that hold a module whose id matches. */
export const chunksWith = (pattern: RegExp, all: readonly BuiltChunk[]): BuiltChunk[] =>
  all.filter((chunk) => holds(chunk, pattern))

export const holds = ({ modules }: BuiltChunk, pattern: RegExp): boolean =>
  [...modules.keys()].some((id) => pattern.test(id))
