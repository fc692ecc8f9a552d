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
  '??': '&&',
  '+': '-',
  '-': '+',
  '+=': '-=',
  '-=': '+=',
  '*': '/',
  '/': '*',
}

/** Methods that answer the other way round. */
const otherMethods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}

/** What decides: the condition of an `if` or of `? :`. That of a loop might never end. */
const conditionOf = (node: ts.Node): ts.Expression | null => {
  if (ts.isIfStatement(node)) return node.expression
  return ts.isConditionalExpression(node) ? node.condition : null
}

/** A text that the program works with, no name of a module or of a property. */
const isValue = (node: ts.Node): node is ts.StringLiteral =>
  ts.isStringLiteral(node) &&
  !ts.isImportDeclaration(node.parent) &&
  !ts.isExportDeclaration(node.parent) &&
  !(ts.isCallExpression(node.parent) && node.parent.expression.kind === ts.SyntaxKind.ImportKeyword) &&
  !(ts.isPropertyAssignment(node.parent) && node.parent.name === node)

/** Every place where a rule decides, counts or names something, made wrong as Stryker makes it wrong. */
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
    if (ts.isTypeAliasDeclaration(node)) return
    if (ts.isBinaryExpression(node)) {
      const after = opposites[node.operatorToken.getText(file)]
      if (after !== undefined) change(node.operatorToken, after)
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      change(node, '', node.operand.getStart(file))
    if (node.kind === ts.SyntaxKind.TrueKeyword) change(node, 'false')
    if (node.kind === ts.SyntaxKind.FalseKeyword) change(node, 'true')
    const condition = conditionOf(node)
    if (condition !== null) for (const answer of ['true', 'false']) change(condition, answer)
    if (isValue(node)) change(node, node.text === '' ? "'mutant'" : "''")
    if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) change(node, '[]')
    if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent)) {
      const after = otherMethods[node.name.text]
      if (after !== undefined && node.parent.expression === node) change(node.name, after)
    }
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
