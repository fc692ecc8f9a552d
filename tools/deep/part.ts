export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly detail: string
  readonly output: string
}

/** What of a part is run, where it can be run in pieces. */
export interface Choice {
  /** Names of areas, ids of rows, or parts of the paths of browser tests; none is all. */
  readonly only?: readonly string[]
  /** Only what survived the last time. */
  readonly again?: boolean
}

/** A part of the deep run: what takes too long for every commit. */
export interface Part {
  readonly name: string
  readonly about: string
  /** How long it takes, roughly. */
  readonly minutes: number
  /** Whether its detail says itself how much was run. */
  readonly saysShare?: true
  /** What of a choice it follows; without it nothing. */
  readonly follows?: readonly (keyof Choice)[]
  /** Whether it cannot be run in pieces. */
  readonly undivided?: true
  /** Whether it opens the built portal. */
  readonly built?: true
  /** `share` is how much of it, 1 being all. */
  readonly run: (share: number, choice: Choice) => Promise<Outcome>
}
