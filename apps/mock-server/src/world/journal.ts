/** A call, as the panel and a failing test show it. */
export interface JournalEntry {
  /** Counts from 1 within the world. */
  readonly seq: number
  /** Epoch ms of the world's clock. */
  readonly time: number
  readonly method: string
  readonly path: string
  readonly operation: string | null
  readonly status: number
  /** Code of the envelope; null where there was none. */
  readonly code: number | null
  readonly error_key: string | null
  /** Username of the caller. */
  readonly member: string | null
  /** Id of the fault rule that hit; null for none. */
  readonly fault: string | null
  /** Sentences that this call added to the verdict. */
  readonly findings: readonly string[]
  /** Whether a live server answered. Its findings are differences from the contract and not part of the verdict. */
  readonly live: boolean
}

/** The bodies of a call as whole texts; null for none, and for bytes that are no text. */
export interface CallBodies {
  readonly seq: number
  readonly url: string
  readonly token: string | null
  readonly language: string | null
  readonly sent: string | null
  readonly answered: string | null
}

/** The same as the edge has them; bytes are decoded only when read. */
interface RawBodies extends Omit<CallBodies, 'seq' | 'sent' | 'answered'> {
  readonly sent: string | Uint8Array | null
  readonly answered: string | Uint8Array | null
}

type Writable = { -readonly [Name in keyof JournalEntry]: JournalEntry[Name] }

export interface Journal {
  add(entry: Omit<JournalEntry, 'seq'>): void
  /** Newest last, at most 200. */
  list(): readonly JournalEntry[]
  clear(): void
}

const keptCalls = 200
/** Number of calls whose bodies are kept, where that is enabled. */
const keptBodies = 50

/** The last calls of one world. A new call overwrites the record of the oldest. */
export class CallJournal implements Journal {
  readonly #ring: Writable[] = []
  #count = 0
  readonly #bodies = new Map<number, RawBodies>()

  /** Keeps both bodies of the last added call. */
  keepBodies(bodies: RawBodies): void {
    this.#bodies.set(this.#count, bodies)
    this.#bodies.delete(this.#count - keptBodies)
  }

  /** Both bodies of a call; undefined when they are not kept. */
  bodies(seq: number): CallBodies | undefined {
    const raw = this.#bodies.get(seq)
    return raw && { ...raw, seq, sent: textOf(raw.sent), answered: textOf(raw.answered) }
  }

  add(entry: Omit<JournalEntry, 'seq'>): void {
    const at = this.#count % keptCalls
    this.#count += 1
    const kept = this.#ring[at]
    if (kept === undefined) {
      this.#ring.push({ seq: this.#count, ...entry })
      return
    }
    kept.seq = this.#count
    kept.time = entry.time
    kept.method = entry.method
    kept.path = entry.path
    kept.operation = entry.operation
    kept.status = entry.status
    kept.code = entry.code
    kept.error_key = entry.error_key
    kept.member = entry.member
    kept.fault = entry.fault
    kept.findings = entry.findings
    kept.live = entry.live
  }

  list(): readonly JournalEntry[] {
    const first = this.#count % keptCalls
    const ring = this.#ring.map((entry) => ({ ...entry }))
    return this.#count <= keptCalls ? ring : [...ring.slice(first), ...ring.slice(0, first)]
  }

  clear(): void {
    this.#ring.length = 0
    this.#bodies.clear()
    this.#count = 0
  }
}

/** Null for bytes that are no text, such as a document. */
function textOf(body: string | Uint8Array | null): string | null {
  if (body === null || typeof body === 'string') return body
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return null
  }
}
