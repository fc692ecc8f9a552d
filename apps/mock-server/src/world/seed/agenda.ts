/** A step of the past that is still to happen; `nth` keeps the order of steps at one instant. */
interface Due {
  /** Epoch ms. */
  readonly at: number
  readonly index: number
  readonly nth: number
  readonly run: () => void
}

const isEarlier = (a: Due, b: Due): boolean => (a.at - b.at || a.index - b.index || a.nth - b.nth) < 0

/** Everything that is still to happen, handed out in the order of time. A heap: worlds may have ten thousand orders. */
export class Agenda {
  readonly #heap: Due[] = []

  add(due: Due): void {
    const heap = this.#heap
    let at = heap.length
    heap.push(due)
    while (at > 0) {
      const parent = (at - 1) >> 1
      const above = heap[parent] as Due
      if (!isEarlier(due, above)) break
      heap[at] = above
      at = parent
    }
    heap[at] = due
  }

  /** Steps may add later steps. */
  run(): void {
    for (let next = this.#take(); next; next = this.#take()) next.run()
  }

  #take(): Due | undefined {
    const heap = this.#heap
    const first = heap[0]
    const last = heap.pop()
    if (first === undefined || last === undefined || heap.length === 0) return first
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= heap.length) break
      const right = heap[child + 1]
      if (right !== undefined && isEarlier(right, heap[child] as Due)) child += 1
      const below = heap[child] as Due
      if (!isEarlier(below, last)) break
      heap[at] = below
      at = child
    }
    heap[at] = last
    return first
  }
}
