import type { LiveWorld } from '../world/live-world.ts'
import type { EdgeResponse } from './exchange.ts'
import { Remembered } from './remembered.ts'

const utf8 = new TextEncoder()

/**
 * Answers of reading operations. The mock is deterministic: while a world neither changes nor moves in time, the same
 * reader gets the same bytes for the same question, so they need not be worked out, checked and written again.
 */
export class AnswerMemory {
  readonly #answers: Remembered<EdgeResponse>
  readonly #numbers = new WeakMap<LiveWorld, number>()
  #worlds = 0

  constructor(remember: boolean) {
    this.#answers = new Remembered(remember ? 200_000 : 0, 2_000_000)
  }

  /** Names the state of the world together with the question, whose parts must tell every two questions apart. */
  keyOf(world: LiveWorld, question: readonly string[]): string {
    return `${this.#numberOf(world)} ${world.revision} ${world.clock.now()} ${question.join('\n')}`
  }

  get(key: string): EdgeResponse | undefined {
    const known = this.#answers.get(key)
    if (typeof known?.body !== 'string') return known
    const inBytes = { ...known, body: utf8.encode(known.body) }
    this.#answers.replace(key, inBytes)
    return inBytes
  }

  set(key: string, response: EdgeResponse): void {
    this.#answers.set(key, response, key.length + (response.body?.length ?? 0))
  }

  /** A name may be used again by a later world, a number is not. */
  #numberOf(world: LiveWorld): number {
    let number = this.#numbers.get(world)
    if (number === undefined) {
      this.#worlds += 1
      number = this.#worlds
      this.#numbers.set(world, number)
    }
    return number
  }
}
