import { type ErrorKey, type OperationId, routes, validators } from '@portal/api-client/contract'

/** How one query value is read from its text. */
export type ParamKind = string | readonly ParamKind[] | { readonly [name: string]: ParamKind }

/** One error as zod reports it. */
export interface Issue {
  readonly code?: string
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly expected?: unknown
  readonly origin?: unknown
  readonly format?: unknown
  /** A regular expression as text, of `invalid_format`. */
  readonly pattern?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly values?: readonly unknown[]
  readonly keys?: readonly string[]
  readonly errors?: readonly (readonly Issue[])[]
}

/** The part of a zod schema that the edge needs. */
export interface Validator {
  safeParse(
    value: unknown,
  ): { success: true; data: unknown } | { success: false; error: { issues: readonly Issue[] } }
}

/** Everything about an operation that is looked up at run time. */
export interface Route {
  readonly operation: OperationId
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly needsMember: boolean
  readonly permission: string | null
  readonly refusals: ReadonlySet<ErrorKey>
  readonly answersFile: boolean
  /**
   * Known and inherited calls have clients that were not written from this contract: there an unknown member means
   * nothing, and an empty text of an optional field is an absent one. Assumed calls have no other client: there an
   * unknown member is a mistake, and is named.
   */
  readonly hasForeignClients: boolean
  /** It only reads. */
  readonly safe: boolean
  readonly body: 'json' | 'multipart' | null
  readonly params: { readonly [name: string]: ParamKind }
  readonly query: Validator | null
  readonly bodyValidator: Validator | null
  readonly answer: Validator | null
}

type ValidatorSet = { query?: Validator; body?: Validator; answer?: Validator }

function routeOf(operation: OperationId): Route {
  const row = routes[operation]
  const set: ValidatorSet = validators[operation]
  return {
    operation,
    method: row.method,
    path: row.path,
    needsMember: row.auth === 'member',
    permission: row.permission,
    refusals: new Set<ErrorKey>(row.refusals),
    answersFile: row.answer === 'file',
    hasForeignClients: row.status !== 'stubbed',
    safe: row.safe,
    body: row.body,
    params: row.params,
    get query() {
      return set.query ?? null
    },
    get bodyValidator() {
      return set.body ?? null
    },
    get answer() {
      return set.answer ?? null
    },
  }
}

export const allRoutes: readonly Route[] = (Object.keys(routes) as OperationId[]).map(routeOf)

const byOperation = new Map(allRoutes.map((route) => [route.operation, route]))

export const routeOfOperation = (operation: OperationId): Route => byOperation.get(operation) as Route

const byMethod = {
  GET: new Map(allRoutes.filter((route) => route.method === 'GET').map((route) => [route.path, route])),
  POST: new Map(allRoutes.filter((route) => route.method === 'POST').map((route) => [route.path, route])),
}

/** HEAD is answered like GET, without a body. */
export function findRoute(method: string, path: string): Route | undefined {
  if (method === 'POST') return byMethod.POST.get(path)
  return method === 'GET' || method === 'HEAD' ? byMethod.GET.get(path) : undefined
}

/** The methods that a path takes; none for a path that no operation has. */
export const methodsOf = (path: string): string[] => [
  ...(byMethod.GET.has(path) ? ['GET', 'HEAD'] : []),
  ...(byMethod.POST.has(path) ? ['POST'] : []),
]
