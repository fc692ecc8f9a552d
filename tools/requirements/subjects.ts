import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { idsIn } from './claims.ts'
import { packageDoors } from './package-doors.ts'

/** A name of the program: where it is declared, and what it is called there. `*` is all that a file exports. */
type Name = `${string}#${string}`

/** What stands at the top of a file under one name: the names that it uses. */
interface Declared {
  readonly uses: ReadonlySet<string>
}

interface Module {
  readonly declared: ReadonlyMap<string, Declared>
  /** By the name in this file: where it comes from. */
  readonly imported: ReadonlyMap<string, Name>
  /** By the name that others import: a name of this file, or one of another. */
  readonly exported: ReadonlyMap<string, string>
  /** Files of which everything is handed on. */
  readonly handedOn: readonly string[]
  /** Files that are loaded late, with all they export. */
  readonly late: readonly string[]
  /** Names used as soon as the file is loaded. */
  readonly atOnce: ReadonlySet<string>
}

/** Says which file an import leads to, or null where it leads out of the project. */
type Resolve = (specifier: string, from: string) => string | null

const isTopLevelName = (node: ts.Node): node is ts.Identifier => ts.isIdentifier(node)

function namesIn(node: ts.Node): Set<string> {
  const found = new Set<string>()
  const visit = (inner: ts.Node): void => {
    if (ts.isTypeNode(inner) && !ts.isExpressionWithTypeArguments(inner)) return
    if (isTopLevelName(inner)) found.add(inner.text)
    ts.forEachChild(inner, visit)
  }
  visit(node)
  return found
}

function lateIn(node: ts.Node): string[] {
  const found: string[] = []
  const visit = (inner: ts.Node): void => {
    if (ts.isCallExpression(inner) && inner.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = inner.arguments
      if (specifier && ts.isStringLiteralLike(specifier)) found.push(specifier.text)
    }
    ts.forEachChild(inner, visit)
  }
  visit(node)
  return found
}

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)

const isDefault = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false)

/** Reads what a file declares, imports, exports and does at once. */
export function readModule(file: string, source: string, resolve: Resolve): Module {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false)
  const declared = new Map<string, Declared>()
  const imported = new Map<string, Name>()
  const exported = new Map<string, string>()
  const handedOn: string[] = []
  const atOnce = new Set<string>()
  const declare = (name: string, node: ts.Node, statement: ts.Node): void => {
    declared.set(name, { uses: namesIn(node) })
    if (isExported(statement)) exported.set(isDefault(statement) ? 'default' : name, name)
  }
  for (const statement of tree.statements) {
    if (ts.isImportDeclaration(statement)) {
      const target = resolve((statement.moduleSpecifier as ts.StringLiteral).text, file)
      const clause = statement.importClause
      if (target === null || !clause) continue
      if (clause.name) imported.set(clause.name.text, `${target}#default`)
      const named = clause.namedBindings
      if (named && ts.isNamespaceImport(named)) imported.set(named.name.text, `${target}#*`)
      if (named && ts.isNamedImports(named))
        for (const { name, propertyName } of named.elements)
          imported.set(name.text, `${target}#${(propertyName ?? name).text}`)
    } else if (ts.isExportDeclaration(statement)) {
      const target =
        statement.moduleSpecifier && resolve((statement.moduleSpecifier as ts.StringLiteral).text, file)
      if (statement.moduleSpecifier && !target) continue
      if (!statement.exportClause) handedOn.push(target ?? '')
      else if (ts.isNamedExports(statement.exportClause))
        for (const { name, propertyName } of statement.exportClause.elements) {
          const own = (propertyName ?? name).text
          if (target) imported.set(`export ${name.text}`, `${target}#${own}`)
          exported.set(name.text, target ? `export ${name.text}` : own)
        }
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        const names = ts.isIdentifier(name) ? [name.text] : [...namesIn(name)]
        for (const each of names) declare(each, initializer ?? name, statement)
        // A value that is made by a call is made as soon as the file is loaded.
        if (initializer && ts.isCallExpression(initializer))
          for (const each of namesIn(initializer)) atOnce.add(each)
      }
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      declare(statement.name?.text ?? 'default', statement, statement)
    } else if (ts.isExportAssignment(statement)) {
      declared.set('default', { uses: namesIn(statement.expression) })
      exported.set('default', 'default')
    } else if (!ts.isTypeAliasDeclaration(statement) && !ts.isInterfaceDeclaration(statement)) {
      for (const name of namesIn(statement)) atOnce.add(name)
    }
  }
  const late = lateIn(tree).flatMap((specifier) => resolve(specifier, file) ?? [])
  return { declared, imported, exported, handedOn, late, atOnce }
}

/** All names that are used when the program starts at these files. */
export function reachedFrom(entries: readonly string[], modules: ReadonlyMap<string, Module>): Set<Name> {
  const reached = new Set<Name>()
  const loaded = new Set<string>()
  const open: (() => void)[] = []

  const use = (file: string, name: string): void => {
    const key: Name = `${file}#${name}`
    const module = modules.get(file)
    if (!module || reached.has(key)) return
    reached.add(key)
    open.push(() => {
      load(file)
      const from = module.imported.get(name)
      if (from) follow(from)
      for (const each of module.declared.get(name)?.uses ?? []) if (each !== name) use(file, each)
    })
  }
  const follow = (from: Name): void => {
    const [file = '', name = ''] = from.split('#')
    const module = modules.get(file)
    if (!module) return
    load(file)
    if (name === '*') {
      for (const own of module.exported.values()) use(file, own)
      for (const other of module.handedOn) follow(`${other}#*`)
      return
    }
    const own = module.exported.get(name)
    if (own !== undefined) use(file, own)
    else for (const other of module.handedOn) follow(`${other}#${name}`)
  }
  const load = (file: string): void => {
    const module = modules.get(file)
    if (!module || loaded.has(file)) return
    loaded.add(file)
    for (const name of module.atOnce) use(file, name)
    for (const other of module.late) follow(`${other}#*`)
    for (const from of module.imported.values()) open.push(() => load(from.split('#')[0] ?? ''))
  }
  for (const entry of entries) follow(`${entry}#*`)
  for (let step = open.pop(); step; step = open.pop()) step()
  return reached
}

/** Where a name is declared in the end, through the files that hand it on. */
function originOf(from: Name, modules: ReadonlyMap<string, Module>): Name | null {
  const [file = '', name = ''] = from.split('#')
  const module = modules.get(file)
  if (!module) return null
  const own = module.exported.get(name)
  if (own === undefined) {
    for (const other of module.handedOn) {
      const found = originOf(`${other}#${name}`, modules)
      if (found) return found
    }
    return null
  }
  const next = module.imported.get(own)
  return next ? originOf(next, modules) : `${file}#${own}`
}

const suites = new Set(['describe', 'test', 'it'])

/** `test`, `test.each(…)`, `describe.for(…)`. */
function isSuite(call: ts.CallExpression): boolean {
  let head: ts.Expression = call.expression
  while (
    ts.isCallExpression(head) ||
    ts.isPropertyAccessExpression(head) ||
    ts.isTaggedTemplateExpression(head)
  )
    head = ts.isTaggedTemplateExpression(head) ? head.tag : head.expression
  return ts.isIdentifier(head) && suites.has(head.text)
}

/** The titles in a test file that claim rows, each with the names its test uses, by way of the file's own helpers too. */
export function subjectsIn(file: string, source: string, resolve: Resolve): Map<string, Name[]> {
  const { imported, declared } = readModule(file, source, resolve)
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false)
  const found = new Map<string, Name[]>()
  const namesFrom = (node: ts.Node): Name[] => {
    const seen = new Set<string>()
    const open = [...namesIn(node)]
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (seen.has(name)) continue
      seen.add(name)
      open.push(...(declared.get(name)?.uses ?? []))
    }
    return [...seen].flatMap((name) => imported.get(name) ?? [])
  }
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isSuite(node)) {
      const [title] = node.arguments
      // Rows of a table may bring the ids of their titles along.
      const texts = title && ts.isStringLiteralLike(title) ? [title.text] : []
      const rows = ts.isCallExpression(node.expression) ? [...node.expression.arguments] : []
      const inRows = rows.flatMap((row) => {
        const strings: string[] = []
        const collect = (inner: ts.Node): void => {
          if (ts.isStringLiteralLike(inner)) strings.push(inner.text)
          ts.forEachChild(inner, collect)
        }
        collect(row)
        return strings
      })
      const names = namesFrom(node)
      for (const id of [...texts, ...inRows].flatMap(idsIn))
        found.set(id, [...(found.get(id) ?? []), ...names])
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

const isTest = (file: string) => /\.(?:test|deep|fixture)\.tsx?$|\/(?:test|testing)\//.test(file)

/** Where what runs begins: portal, mock server, mock in the page, host configuration. */
const starts = [
  'apps/portal/src/main.tsx',
  'apps/portal/src/boot/prerender.tsx',
  'apps/portal/src/routeTree.gen.ts',
  'apps/portal/hosting/write-nginx.ts',
  'apps/portal/prerender/*.ts',
  'apps/portal/vite.config.ts',
  'libs/*/codegen/*.ts',
  'apps/mock-server/src/{server,browser,node,program}.ts',
]

/**
 * Says whether the program uses what a test proves: at least one name that the test uses is one of the program that
 * runs, or the test works on the program as a whole (by a helper of the tests, or by no import at all).
 */
export function subjectsOf(root: string): (file: string, id: string) => boolean {
  const files = globSync(['apps/*/**/*.{ts,tsx}', 'libs/*/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist', '.nx'].includes(name),
  }).map((file) => file.replaceAll('\\', '/'))
  const known = new Set(files)
  const doors = packageDoors(root)
  const resolve: Resolve = (specifier, from) => {
    const path = specifier.startsWith('.')
      ? join(from, '..', specifier).replaceAll('\\', '/')
      : doors.get(specifier)
    if (path === undefined) return null
    return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((one) => known.has(one)) ?? null
  }
  const modules = new Map(
    files
      .filter((file) => !isTest(file))
      .map((file) => [file, readModule(file, readFileSync(join(root, file), 'utf8'), resolve)] as const),
  )
  const reached = reachedFrom(
    globSync(starts, { cwd: root }).map((file) => file.replaceAll('\\', '/')),
    modules,
  )
  const read = new Map<string, Map<string, Name[]>>()
  return (file, id) => {
    if (!/\.test\.tsx?$/.test(file)) return true
    let subjects = read.get(file)
    if (!subjects) {
      subjects = subjectsIn(file, readFileSync(join(root, file), 'utf8'), resolve)
      read.set(file, subjects)
    }
    const names = subjects.get(id) ?? []
    const own = names.filter((name) => !isTest(name.split('#')[0] ?? ''))
    if (own.length < names.length || own.length === 0) return true
    return own.some((name) => {
      const origin = originOf(name, modules)
      return origin === null || reached.has(origin)
    })
  }
}
