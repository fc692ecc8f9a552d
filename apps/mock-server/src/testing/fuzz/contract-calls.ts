import { loadContract, type OperationId, routes, type TextKind } from '@portal/api-client/contract'

/** As much of a JSON Schema as the contract uses. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly 'x-text'?: TextKind
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly oneOf?: readonly Schema[]
}

/** The input of one operation: its query as one object, and its body. */
export interface ContractCall {
  readonly operation: OperationId
  readonly query: Schema | null
  readonly body: Schema | null
  /** Statuses in which an order takes it; empty when it is no move of an order. */
  readonly from: readonly string[]
}

/** A link of the contract: what an operation gives to the next one. */
export interface ContractLink {
  readonly from: OperationId
  readonly to: OperationId
  /** Fields of the next call; each a runtime expression, or a list of them. */
  readonly fields: Readonly<Record<string, unknown>>
}

interface Link {
  readonly $ref?: string
  readonly operationId?: OperationId
  readonly parameters?: ContractLink['fields']
  readonly requestBody?: ContractLink['fields']
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Schema
}

interface Described {
  readonly parameters?: readonly Parameter[]
  readonly 'x-transition'?: { readonly from?: readonly string[] | string }
  readonly responses?: { readonly 200?: { readonly links?: Readonly<Record<string, Link>> } }
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly links: Readonly<Record<string, Link>>
  }
}

export interface ContractCalls {
  readonly calls: readonly ContractCall[]
  readonly links: readonly ContractLink[]
  /** The schema behind a reference, with the name it goes by. */
  resolve(schema: Schema): { readonly schema: Schema; readonly name: string | null }
}

/** The input of every operation, from the contract itself. */
export async function readContractCalls(): Promise<ContractCalls> {
  const { paths, components } = (await loadContract()) as Contract
  const calls = (Object.keys(routes) as OperationId[]).map((operation): ContractCall => {
    const { method, path } = routes[operation]
    const described = paths[path]?.[method.toLowerCase()] ?? {}
    const from = [described['x-transition']?.from ?? []].flat()
    return { operation, query: queryOf(described), body: bodyOf(described), from }
  })
  const resolve = (schema: Schema, name: string | null = null): { schema: Schema; name: string | null } => {
    const target = schema.$ref?.slice(schema.$ref.lastIndexOf('/') + 1)
    const found = target === undefined ? undefined : components.schemas[target]
    return found && target !== undefined ? resolve(found, name ?? target) : { schema, name }
  }
  const links = (Object.keys(routes) as OperationId[]).flatMap((from) => {
    const { method, path } = routes[from]
    const own = paths[path]?.[method.toLowerCase()]?.responses?.[200]?.links ?? {}
    return Object.values(own).flatMap((one): ContractLink[] => {
      const link = one.$ref === undefined ? one : components.links[one.$ref.split('/').at(-1) ?? '']
      return link?.operationId
        ? [{ from, to: link.operationId, fields: { ...link.parameters, ...link.requestBody } }]
        : []
    })
  })
  return { calls, links, resolve: (schema) => resolve(schema) }
}

function queryOf({ parameters = [] }: Described): Schema | null {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  if (inQuery.length === 0) return null
  return {
    type: 'object',
    additionalProperties: false,
    required: inQuery.filter(({ required }) => required === true).map(({ name }) => name),
    properties: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
  }
}

const bodyOf = ({ requestBody }: Described): Schema | null =>
  Object.values(requestBody?.content ?? {})[0]?.schema ?? null
