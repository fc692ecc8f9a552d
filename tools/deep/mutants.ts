import ts from 'typescript'

/** One small change that a test should notice. */
export interface Mutant {
  /** From 1. */
  readonly line: number
  /** Of the text that is replaced, in characters from the start of the file. */
  readonly start: number
  readonly end: number
  readonly before: string
  readonly after: string
}

const opposites: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '+=': '-=',
  '-=': '+=',
  '*': '/',
  '/': '*',
}

/** Every place where a rule decides or counts, turned round: comparisons, conditions, sums, yes and no. */
export function mutantsOf(source: string): Mutant[] {
  const file = ts.createSourceFile('rule.ts', source, ts.ScriptTarget.Latest, true)
  const found: Mutant[] = []
  const change = (node: ts.Node, after: string, end = node.end): void => {
    const start = node.getStart(file)
    const line = file.getLineAndCharacterOfPosition(start).line + 1
    found.push({ line, start, end, before: source.slice(start, end), after })
  }
  const visit = (node: ts.Node): void => {
    // Types decide nothing while a program runs.
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node)) return
    if (ts.isBinaryExpression(node)) {
      const after = opposites[node.operatorToken.getText(file)]
      if (after !== undefined) change(node.operatorToken, after)
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      change(node, '', node.operand.getStart(file))
    if (node.kind === ts.SyntaxKind.TrueKeyword) change(node, 'false')
    if (node.kind === ts.SyntaxKind.FalseKeyword) change(node, 'true')
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** So many of a list, spread evenly over it. */
export const spread = <T>(list: readonly T[], count: number): T[] =>
  list.filter(
    (_, index) =>
      Math.floor((index * count) / list.length) !== Math.floor(((index - 1) * count) / list.length),
  )
