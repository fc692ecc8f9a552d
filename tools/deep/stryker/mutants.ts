import ts from 'typescript'
import { spread } from '../spread.ts'

/** One small change of a rule that a test should notice. */
export interface Mutant {
  readonly file: string
  /** From 1. */
  readonly line: number
  /** Of the text that is replaced, in characters from the start of the file. */
  readonly start: number
  readonly end: number
  readonly before: string
  readonly after: string
  /** The line it stands in, and what of it reads otherwise: it outlives a move to another line. */
  readonly name: string
}

export interface Judged {
  readonly noticed: Mutant[]
  readonly survivors: Mutant[]
}

interface Position {
  /** Both from 1. */
  readonly line: number
  readonly column: number
}

/** What is read of Stryker's report: https://github.com/stryker-mutator/mutation-testing-elements */
export interface StrykerReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string
        readonly mutants: readonly {
          readonly replacement?: string
          readonly status: string
          readonly location: { readonly start: Position; readonly end: Position }
        }[]
      }
    >
  >
}

/** On one line, and of a long text its beginning. */
const brief = (text: string) => {
  const line = text.replaceAll(/\s+/gu, ' ')
  return line.length > 80 ? `${line.slice(0, 80)}…` : line
}

const offsetOf = (source: string, { line, column }: Position): number =>
  source
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, { length }) => sum + length + 1, 0) +
  column -
  1

const noticed: ReadonlySet<string> = new Set(['Killed', 'Timeout'])
const unnoticed: ReadonlySet<string> = new Set(['Survived', 'NoCoverage'])

/** What Stryker found: an endless rule was noticed too, and what cannot even be loaded does not count, as Stryker has it. */
export function judgedOf(report: StrykerReport): Judged {
  const judged: Judged = { noticed: [], survivors: [] }
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    for (const { replacement: after = '', status, location } of mutants) {
      const [start, end] = [offsetOf(source, location.start), offsetOf(source, location.end)]
      const { line } = location.start
      const before = source.slice(start, end)
      const text = source.split('\n')[line - 1]?.trim() ?? ''
      const name = `${file}: ${text} [${brief(before)} as ${brief(after)}]`
      const mutant = { file, line, start, end, before, after, name }
      if (noticed.has(status)) judged.noticed.push(mutant)
      if (unnoticed.has(status)) judged.survivors.push(mutant)
    }
  }
  return judged
}

/** Which lines of a file Stryker is to change, as it takes them: a share of the statements, spread over the file. */
export function linesOf(file: string, source: string, share: number): string[] {
  if (share >= 1) return [file]
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const decisive = tree.statements.filter(
    (one) =>
      !ts.isImportDeclaration(one) && !ts.isInterfaceDeclaration(one) && !ts.isTypeAliasDeclaration(one),
  )
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1
  return spread(decisive, Math.max(1, Math.round(decisive.length * share))).map(
    (one) => `${file}:${lineAt(one.getStart(tree))}-${lineAt(one.end)}`,
  )
}
