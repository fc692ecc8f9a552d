/** A small memory of results by text, bounded by the length of the texts it keeps; the oldest give way. */
export class Remembered<Value> {
  readonly #values = new Map<string, Value>()
  readonly #longest: number
  readonly #total: number
  #length = 0

  /** Both in characters: the longest text worth keeping, and all of them together. */
  constructor(longest: number, total: number) {
    this.#longest = longest
    this.#total = total
  }

  get(text: string): Value | undefined {
    return this.#values.get(text)
  }

  set(text: string, value: Value): void {
    if (text.length > this.#longest || this.#values.has(text)) return
    this.#values.set(text, value)
    this.#length += text.length
    for (const oldest of this.#values.keys()) {
      if (this.#length <= this.#total) return
      this.#values.delete(oldest)
      this.#length -= oldest.length
    }
  }
}
