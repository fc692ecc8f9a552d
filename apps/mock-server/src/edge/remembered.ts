/** A small memory of results by text, bounded by size; the oldest give way. */
export class Remembered<Value> {
  readonly #kept = new Map<string, { value: Value; readonly size: number }>()
  readonly #largest: number
  readonly #total: number
  #size = 0

  /** Both in characters: the largest result worth keeping, and all of them together. Zero keeps nothing. */
  constructor(largest: number, total: number) {
    this.#largest = largest
    this.#total = total
  }

  get(text: string): Value | undefined {
    // A text too large to be kept is not looked for either: to hash it would cost as much as much else.
    if (text.length > this.#largest) return undefined
    return this.#kept.get(text)?.value
  }

  /** `size` is that of the text unless the value weighs more. */
  set(text: string, value: Value, size = text.length): void {
    if (size > this.#largest || this.#kept.has(text)) return
    this.#kept.set(text, { value, size })
    this.#size += size
    for (const [oldest, entry] of this.#kept) {
      if (this.#size <= this.#total) return
      this.#kept.delete(oldest)
      this.#size -= entry.size
    }
  }

  /** Puts another form of the same result in place of the one that is kept. */
  replace(text: string, value: Value): void {
    const entry = this.#kept.get(text)
    if (entry) entry.value = value
  }
}
