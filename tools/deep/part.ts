export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly detail: string
  readonly output: string
}

/** A part of the deep run: what takes too long for every commit. */
export interface Part {
  readonly name: string
  readonly about: string
  /** How long it takes, roughly. */
  readonly minutes: number
  /** Whether it opens the built portal. */
  readonly built?: true
  /** `share` is how much of it, 1 being all. */
  readonly run: (share: number) => Promise<Outcome>
}
