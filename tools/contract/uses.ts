import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const portal = join(root, 'apps/portal/src')
const routesFolder = join(portal, 'routes')

/** The pages that use an operation; `every page` if the header, the menus or the start use it. */
export type Uses<Id extends string> = ReadonlyMap<Id, readonly string[]>

export const everyPage = 'every page'

interface Module<Id extends string> {
  /** Files of the portal that it imports, statically or on demand. */
  readonly imports: readonly string[]
  /** Operations whose hooks, options or functions it imports from the API client. */
  readonly operations: readonly Id[]
  /** Its text without comments and imports of types. */
  readonly code: string
}

const comments = /\/\*[\s\S]*?\*\/|^ *\/\/.*$/gm
const typeImports = /^(?:import|export) type (?:\{[^}]*\}|\w+) from '[^']*'$/gm

/** The sources of the portal by file. The formatter writes an import in one way, so patterns read them. */
function readModules<Id extends string>(operations: readonly Id[]): Map<string, Module<Id>> {
  const known = new Map<string, Id>(operations.map((id) => [id.toLowerCase(), id]))
  /** The operation of `useListOrders`, `getListOrdersQueryOptions` and `listOrders` is `listOrders`. */
  const operationOf = (name: string) => {
    const bare = name.replace(/(?:QueryOptions|QueryKey|MutationOptions|Params)$/, '')
    return known.get(bare.replace(/^(?:use|get)(?=[A-Z])/, '').toLowerCase()) ?? known.get(bare.toLowerCase())
  }
  const files = readdirSync(portal, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture|deep)\.|\.d\.ts$/.test(file))
    .map((file) => join(portal, file))
  return new Map(
    files.map((file) => {
      const code = readFileSync(file, 'utf8').replaceAll(comments, '').replaceAll(typeImports, '')
      const paths = Array.from(code.matchAll(/(?:from|import) ?\(?'(\.[^']*)'/g), ([, path = '']) => path)
      const [, names = ''] = /^import \{([^}]*)\} from '@portal\/api-client'$/m.exec(code) ?? []
      return [
        file,
        {
          code,
          imports: paths.map((path) => resolve(dirname(file), path)),
          operations: (names.match(/(?<!\w|type )\w+/g) ?? []).flatMap((name) => operationOf(name) ?? []),
        },
      ]
    }),
  )
}

/** The pages that reach each operation, read from what their modules import. */
export function readUses<Id extends string>(operations: readonly Id[]): Uses<Id> {
  const modules = readModules(operations)
  const reached = (start: string, stop: (file: string) => boolean): Set<Id> => {
    const seen = new Set<string>()
    const todo = [start]
    for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
      if (seen.has(file) || stop(file)) continue
      seen.add(file)
      todo.push(...(modules.get(file)?.imports ?? []))
    }
    return new Set([...seen].flatMap((file) => modules.get(file)?.operations ?? []))
  }

  const shell = reached(
    join(portal, 'main.tsx'),
    (file) => file.startsWith(routesFolder) || file.endsWith('routeTree.gen.ts'),
  )
  const uses = new Map<Id, string[]>([...shell].map((operation) => [operation, [everyPage]]))
  for (const file of [...modules.keys()].filter((each) => each.startsWith(routesFolder)).toSorted())
    for (const operation of reached(file, (other) => other !== file && other.startsWith(routesFolder)))
      if (!shell.has(operation)) uses.set(operation, [...(uses.get(operation) ?? []), pathOf(file)])
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
  const modules = readModules(operations)
  const valuesIn = (file: string) =>
    except.some((end) => file.endsWith(end))
      ? []
      : (modules.get(file)?.code.match(/\w+/g) ?? []).filter((word) => values.has(word))
  return new Set(
    [...modules].flatMap(([file, { imports, operations: asked }]) =>
      asked.flatMap((operation) =>
        [file, ...imports].flatMap(valuesIn).map((value) => `${operation} ${value}`),
      ),
    ),
  )
}
