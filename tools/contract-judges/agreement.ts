import type { EdgeRequest } from '../../apps/mock-server/src/edge/exchange.ts'
import { withoutForeignMembers } from '../../apps/mock-server/src/edge/foreign-members.ts'
import { isRefusal } from '../../apps/mock-server/src/edge/operation.ts'
import {
  BrokenRequest,
  checkRequest,
  mediaType,
} from '../../apps/mock-server/src/edge/request/request-check.ts'
import { findRoute, type ParamKind, type Route } from '../../apps/mock-server/src/edge/route-table.ts'
import type { JudgedMock } from './prism.ts'

const unread = 'Prism never answers a body that is no JSON, or of another charset than UTF-8'
const long = 'the HTTP server of Prism takes no address as long as this'
const visitor = 'both ask for the session before they read the form'
const openQuery = 'OpenAPI has no closed query, and to Prism an empty value is none'
const exact = 'the mock takes no integer that JavaScript cannot hold exactly'
const inWords = 'the contract says in words, and by x-text, what people may write'
const otherClients =
  'known and inherited operations pass over unknown fields and empty texts, which the contract does not promise'

/**
 * Counts whether Prism and the mock refuse the form of the same requests. Session, permission and the rules that the
 * contract says in words are not asked here: they come after the form.
 */
export class Comparison {
  /** How often both refused or took a request, and how often they differ for each of the reasons above. */
  readonly counts: Record<string, number> = { both: 0, neither: 0 }
  /** Requests that one of the two takes and the other does not, with what each says. */
  readonly unexplained: string[] = []
  readonly #judged: JudgedMock

  constructor(judged: JudgedMock) {
    this.#judged = judged
  }

  /** @param spoilt says what the request breaks, where at least one of the two must refuse it */
  async add(request: EdgeRequest, spoilt: string | null = null) {
    if (!isReadable(request)) {
      this.#count(unread)
      return null
    }
    const judgement = await this.#judged.judge(request)
    const ours = formErrors(request)
    const theirs = judgement.refused
    if (theirs[0]?.startsWith('401 ')) this.#count(visitor)
    else if (theirs[0]?.startsWith('431 ')) this.#count(long)
    else if (theirs.length > 0 && ours.length > 0) this.#count('both')
    else if (theirs.length === 0 && ours.length === 0) {
      this.#count('neither')
      if (spoilt !== null) this.unexplained.push(`${spoilt} is spoilt: ${judgement.request}`)
    } else {
      const reason = ours.length > 0 ? reasonOfMock(request, ours) : await this.#reasonOfPrism(request)
      if (reason !== null) this.#count(reason)
      else
        this.unexplained.push(
          `${judgement.request}\n  Prism: ${theirs.join('; ')}\n  mock: ${ours.join('; ')}`,
        )
    }
    return judgement.answer
  }

  #count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1
  }

  /** Asks Prism again, without what a server of several clients passes over. */
  async #reasonOfPrism(request: EdgeRequest): Promise<string | null> {
    const plain = withoutWhatIsPassedOver(request)
    return plain !== null && (await this.#judged.judge(plain)).refused.length === 0 ? otherClients : null
  }
}

function routeOf({ method, url }: EdgeRequest): { route: Route | undefined; query: string } {
  const [path = '', query = ''] = url.split(/\?(.*)/s)
  return { route: findRoute(method, path), query }
}

/** What the edge of the mock says against the form of a request; empty where it takes it. */
function formErrors(request: EdgeRequest): readonly string[] {
  const { route, query } = routeOf(request)
  if (!route) return ['no such operation']
  try {
    checkRequest(route, query, request, 'en')
    return []
  } catch (error) {
    if (error instanceof BrokenRequest) return [`HTTP ${error.status}`]
    if (!isRefusal(error)) throw error
    return Object.entries(error.fields ?? {}).map(([field, found]) => `${field} ${JSON.stringify(found)}`)
  }
}

function isReadable({ body, header }: EdgeRequest): boolean {
  if (body === null || mediaType(header('content-type')) !== 'application/json') return true
  return !/charset=(?!utf-8)/i.test(header('content-type') ?? '') && parsed(body) !== undefined
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}

/** Asks the mock again, with the query as OpenAPI reads it. */
function reasonOfMock(request: EdgeRequest, errors: readonly string[]): string | null {
  const { route, query } = routeOf(request)
  const isLong = /=-?\d{16,}(&|$)/.test(query)
  if (errors.every((error) => error.includes(String(Number.MAX_SAFE_INTEGER)))) return exact
  if (isLong && errors.every((error) => error.endsWith('["type_number"]'))) return exact
  // Nothing but spaces counts as missing, half a character as another script, and a nickname has a form in words.
  const words = /\["(unprintable|script|guest_name_\w+|required)"\]$|^nickname \["format"\]$/
  if (errors.every((error) => words.test(error))) return inWords
  if (!route || query === '') return null
  const known = [...new URLSearchParams(query)].filter(
    ([name, value]) => value !== '' && isDeclared(route.params, name),
  )
  const url = `${route.path}?${new URLSearchParams(known).toString()}`
  return formErrors({ ...request, url }).length === 0 ? openQuery : null
}

/** Whether the contract knows a parameter by this name: `page`, `ids[0]`, `filter[star][1]`. */
function isDeclared(params: Route['params'], sent: string): boolean {
  const [first = '', ...steps] = sent.replaceAll(']', '').split('[')
  let kind: ParamKind | undefined = Object.hasOwn(params, first) ? params[first] : undefined
  for (const step of steps) {
    if (kind === undefined || typeof kind === 'string') return false
    if (Array.isArray(kind)) kind = /^\d+$/.test(step) ? (kind as readonly ParamKind[])[0] : undefined
    else kind = Object.hasOwn(kind, step) ? (kind as Record<string, ParamKind>)[step] : undefined
  }
  return typeof kind === 'string'
}

/** A request of an operation with foreign clients as the mock reads it; null where it is read as it is. */
function withoutWhatIsPassedOver(request: EdgeRequest): EdgeRequest | null {
  const { route } = routeOf(request)
  if (!route?.hasForeignClients || !route.bodyValidator || request.body === null) return null
  const body = parsed(request.body)
  const result = route.bodyValidator.safeParse(body)
  if (result.success) return null
  const plain = withoutForeignMembers(body, result.error.issues)
  return { ...request, body: new TextEncoder().encode(JSON.stringify(plain)) }
}
