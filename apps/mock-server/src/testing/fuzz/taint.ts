import type { OperationId } from '@portal/api-client/contract'
import type { EdgeResponse } from '../../edge/exchange.ts'
import type { LiveWorld } from '../../world/live-world.ts'
import type { PersonaName } from '../../world/personas.ts'
import { type Tables, tableNames } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import { bodyText } from '../plain-program.ts'
import type { FuzzCall, Sender } from './draw-call.ts'

/** Everyone with the token of these may read them. */
const opened = new Set<OperationId>(['getPublicQuote', 'chooseQuoteOption', 'verifyVoucher'])

/** These repeat the request: an id with the reason of a refusal, or the caller's own name for a captcha. */
const repeating = new Set<OperationId>(['applyOrderBatch', 'getClickCaptcha'])

/** A caller who knows the password of another company's member may sign in as that member. */
const signing = new Set<OperationId>(['signIn', 'retrievePassword', 'refreshToken'])

/** Tables in which a member with its own data scope sees nothing of its colleagues. */
const personal = new Set<keyof Tables>([
  'order',
  'draft',
  'notification',
  'session',
  'approval',
  'search_entry',
  'export_job',
])

/** How rows say whose they are. */
interface Owned {
  readonly operator?: { readonly id: string }
  readonly requested_by?: { readonly id: string }
  readonly owner_id?: string
  readonly shared_with?: readonly string[]
  readonly member_id?: string
}

const wordsOf = (text: string): string[] => text.split(/[^\w@.-]+/)

/**
 * Values of others, which may never be answered, and rows of others, which may never change. Others are the other
 * companies, and for a given member its colleagues too, with what is theirs alone.
 */
export class Taint {
  readonly #company: string
  readonly #member: string | null
  readonly #words = new Set<string>()
  readonly #names: string[] = []

  constructor(world: World, company_id: string, member_id: string | null = null) {
    this.#company = company_id
    this.#member = member_id
    for (const company of world.tables.company.all()) {
      if (company.id !== company_id) this.#names.push(...Object.values(company.name))
    }
    for (const member of world.tables.member.all()) {
      if (member.company_id === company_id) continue
      for (const word of [member.username, member.email]) if (word !== '') this.#words.add(word)
    }
    for (const name of tableNames) {
      for (const row of world.tables[name].all()) {
        const others = this.#isForeign(row, world) || (personal.has(name) && this.#isColleagues(row))
        if (others && /[a-zA-Z]/.test(row.id) && row.id.length >= 6) this.#words.add(row.id)
      }
    }
  }

  /** Null when the answer names nothing of others. */
  errorOf(call: FuzzCall, response: EdgeResponse): string | null {
    if (opened.has(call.operation) || signing.has(call.operation)) return null
    // Generated from the contract, which names nobody.
    if ('x-mock-generated' in response.headers) return null
    const sent = `${decodeURIComponent(call.url.replaceAll('+', ' '))} ${call.body ?? ''}`
    if (!response.headers['content-type']?.match(/json|csv|text/)) {
      const asked = wordsOf(sent).find((one) => this.#words.has(one))
      return asked === undefined
        ? null
        : `a file is answered about ${asked}, which belongs to ${this.#others}`
    }
    const text = bodyText(response)
    const repeated = repeating.has(call.operation) || !text.startsWith('{"code":1')
    const may = (word: string): boolean => repeated && sent.includes(word)
    const word = wordsOf(text).find((one) => this.#words.has(one) && !may(one))
    const leak = word ?? this.#names.find((one) => text.includes(one) && !sent.includes(one))
    return leak === undefined ? null : `the answer names ${leak}, which belongs to ${this.#others}`
  }

  /** The present changed rows of other companies; `touched` compares two of these. */
  changedRows(world: LiveWorld): ReadonlyMap<string, unknown> {
    const rows = new Map<string, unknown>()
    for (const name of tableNames) {
      const { put, removed } = world.liveTables[name].difference()
      for (const row of put) {
        const others = this.#isForeign(row, world) || (name === 'order' && this.#isColleagues(row))
        if (others) rows.set(`${name} ${row.id}`, row)
      }
      for (const id of removed) if (this.#words.has(id)) rows.set(`${name} ${id}`, null)
    }
    return rows
  }

  /** The change of a request to rows of other companies; null for none. */
  touched(call: FuzzCall, before: ReadonlyMap<string, unknown>, world: LiveWorld): string | null {
    if (call.mode === 'late' || opened.has(call.operation) || signing.has(call.operation)) return null
    const after = this.changedRows(world)
    const keys = new Set([...before.keys(), ...after.keys()])
    const changed = [...keys].find((key) => before.get(key) !== after.get(key))
    return changed === undefined ? null : `the request has changed ${changed} of ${this.#others}`
  }

  get #others(): string {
    return this.#member === null ? 'another company' : 'a colleague or another company'
  }

  /** Whether the row belongs to a colleague of the given member. */
  #isColleagues(row: object): boolean {
    if (this.#member === null) return false
    const { operator, requested_by, owner_id, member_id, shared_with = [] } = row as Owned
    const owner = operator?.id ?? requested_by?.id ?? owner_id ?? member_id
    return owner !== undefined && owner !== this.#member && !shared_with.includes(this.#member)
  }

  #isForeign(row: object, world: World): boolean {
    const { company_id, member_id } = row as { company_id?: unknown; member_id?: unknown }
    if (typeof company_id === 'string') return company_id !== this.#company
    if (typeof member_id !== 'string') return false
    const owner = world.tables.member.get(member_id)
    return owner !== undefined && owner.company_id !== this.#company
  }
}

/** The values that are hidden from each sender of one company; `own` sees nothing of its colleagues either. */
export class SenderTaints {
  readonly #company: Taint
  readonly #narrowed: (world: World) => Taint
  #own: Taint | null = null

  constructor(world: World, company_id: string, own: PersonaName) {
    this.#company = new Taint(world, company_id)
    const member = world.tables.member.where(({ username }) => username === own)[0]
    this.#narrowed = (later) => new Taint(later, company_id, member?.id ?? null)
  }

  /** `world` as it was prepared. */
  of(sender: Sender, world: World): Taint {
    if (sender !== 'own') return this.#company
    this.#own ??= this.#narrowed(world)
    return this.#own
  }
}
