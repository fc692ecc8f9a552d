import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '../..')
const portal = join(root, 'apps/portal/src')
const routesFolder = join(portal, 'routes')

/** The pages that use an operation; `every page` if the header, the menus or the start use it. */
export type Uses<Id extends string> = ReadonlyMap<Id, readonly string[]>

export const everyPage = 'every page'

interface Module {
  /** Files of the portal that it imports, statically or on demand. */
  readonly imports: readonly string[]
  /** Names that it imports from the API client. */
  readonly names: readonly string[]
}

const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture|deep)\.|\.d\.ts$/.test(file))
    .map((file) => join(folder, file))

const parsed = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false)

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** The operation of `useListOrders`, `getListOrdersQueryOptions` and `listOrders` is `listOrders`. */
function operationBehind<Id extends string>(name: string, operations: ReadonlySet<Id>): Id | null {
  const bare = name
    .replace(/^use(?=[A-Z])/, '')
    .replace(/^get(?=[A-Z].*(?:QueryOptions|QueryKey|MutationOptions)$)/, '')
    .replace(/(?:QueryOptions|QueryKey|MutationOptions|Params)$/, '')
  return (
    [bare, name]
      .map((each) => each.charAt(0).toLowerCase() + each.slice(1))
      .find((each): each is Id => operations.has(each as Id)) ?? null
  )
}

function readModule(file: string): Module {
  const imports: string[] = []
  const names: string[] = []
  const follow = (specifier: ts.Node | undefined) => {
    if (specifier && ts.isStringLiteralLike(specifier) && specifier.text.startsWith('.'))
      imports.push(resolve(dirname(file), specifier.text))
  }
  walk(parsed(file), (node) => {
    if (ts.isImportDeclaration(node)) {
      const clause = node.importClause
      if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return
      follow(node.moduleSpecifier)
      const bindings = clause?.namedBindings
      const isClient =
        ts.isStringLiteral(node.moduleSpecifier) && node.moduleSpecifier.text === '@portal/api-client'
      if (!isClient || !bindings || !ts.isNamedImports(bindings)) return
      for (const { name, propertyName, isTypeOnly } of bindings.elements)
        if (!isTypeOnly) names.push((propertyName ?? name).text)
    } else if (ts.isExportDeclaration(node) && !node.isTypeOnly) follow(node.moduleSpecifier)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      follow(node.arguments[0])
  })
  return { imports, names }
}

/** The pages that reach each operation, read from what their modules import. */
export function readUses<Id extends string>(operations: readonly Id[]): Uses<Id> {
  const known = new Set(operations)
  const modules = new Map(sourcesOf(portal).map((file) => [file, readModule(file)]))
  const reached = (start: string, stop: (file: string) => boolean): Set<Id> => {
    const seen = new Set<string>()
    const found = new Set<Id>()
    const todo = [start]
    for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
      if (seen.has(file) || stop(file)) continue
      seen.add(file)
      const module = modules.get(file)
      for (const name of module?.names ?? []) {
        const operation = operationBehind(name, known)
        if (operation !== null) found.add(operation)
      }
      todo.push(...(module?.imports ?? []))
    }
    return found
  }

  const shell = reached(
    join(portal, 'main.tsx'),
    (file) => file.startsWith(routesFolder) || file.endsWith('routeTree.gen.ts'),
  )
  const uses = new Map<Id, string[]>([...shell].map((operation) => [operation, [everyPage]]))
  for (const file of [...modules.keys()].filter((each) => each.startsWith(routesFolder)).toSorted()) {
    for (const operation of reached(file, (other) => other !== file && other.startsWith(routesFolder))) {
      if (shell.has(operation)) continue
      uses.set(operation, [...(uses.get(operation) ?? []), pathOf(file)])
    }
  }
  return uses
}

/** `routes/user/order/detail.$id.tsx` as `/user/order/detail/$id`. */
const pathOf = (file: string) =>
  `/${relative(routesFolder, file)
    .replaceAll('\\', '/')
    .replace(/\.tsx?$/, '')
    .replaceAll('.', '/')
    .replace(/(?:^|\/)(?:index|route|__root)$/, '')}`

/**
 * Which values of a set of texts a screen tells apart when it asks an operation, as `payBill BALANCE_SHORT`: the file that
 * asks names them, or a module that it brings in does. Modules that end as one of `except` go by a value for other calls.
 */
export function readDistinctions(
  operations: readonly string[],
  values: ReadonlySet<string>,
  except: readonly string[] = [],
): ReadonlySet<string> {
  const known = new Set(operations)
  const files = sourcesOf(portal)
  const named = new Map(files.map((file) => [file, valuesIn(file, values)]))
  for (const file of files) if (except.some((end) => file.endsWith(end))) named.set(file, [])
  const found = new Set<string>()
  for (const file of files) {
    const { imports, names } = readModule(file)
    const called = names.flatMap((name) => operationBehind(name, known) ?? [])
    for (const value of [file, ...imports].flatMap((module) => named.get(module) ?? []))
      for (const operation of called) found.add(`${operation} ${value}`)
  }
  return found
}

function valuesIn(file: string, values: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  walk(parsed(file), (node) => {
    if ((ts.isStringLiteralLike(node) || ts.isIdentifier(node)) && values.has(node.text)) found.add(node.text)
  })
  return [...found]
}
