import type { Rolldown } from 'vite'

/** One JavaScript file of a build, with what has to be there before it runs. */
export interface BuiltChunk {
  /** Path below the built folder. */
  file: string
  isEntry: boolean
  /** Somebody asks for it by itself, later; otherwise it only holds what several others share. */
  isAskedFor: boolean
  /** Characters of code and of its own styles, minified. */
  size: number
  /** Files it imports at once, not those it asks for later. */
  imports: readonly string[]
  /** Styles of its own modules. */
  styles: readonly string[]
  /** Ids of the modules in it. */
  modules: readonly string[]
}

/** Reads what the bundler answered. */
export function builtChunks(output: Rolldown.RolldownOutput['output']): BuiltChunk[] {
  const lengths = new Map(
    output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file.source.length] as const] : [])),
  )
  return output.flatMap((file) => {
    if (file.type !== 'chunk') return []
    const { fileName, isEntry, isDynamicEntry, imports, moduleIds, viteMetadata, code } = file
    const styles = [...(viteMetadata?.importedCss ?? [])]
    return [
      {
        file: fileName,
        isEntry,
        isAskedFor: isDynamicEntry,
        size: styles.reduce((total, style) => total + (lengths.get(style) ?? 0), code.length),
        imports,
        styles,
        modules: moduleIds,
      },
    ]
  })
}

/** These chunks and everything they import at once, in the order of loading. */
export function withImports(from: readonly BuiltChunk[], all: readonly BuiltChunk[]): BuiltChunk[] {
  const found = new Set<BuiltChunk>()
  const visit = (chunk: BuiltChunk) => {
    if (found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) {
      const imported = all.find(({ file }) => file === name)
      if (imported) visit(imported)
    }
  }
  for (const chunk of from) visit(chunk)
  return [...found]
}

/** The chunks that hold a module whose id matches. */
export const chunksWith = (pattern: RegExp, all: readonly BuiltChunk[]): BuiltChunk[] =>
  all.filter(({ modules }) => modules.some((id) => pattern.test(id)))
