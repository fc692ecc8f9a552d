/** A change in words. */
export interface Said {
  readonly breaking: boolean
  /** What it is a change of: `GET /api/guest/index`, or a schema by its name. */
  readonly subject: string
  readonly sentence: string
  /** Operations that it reaches, by id. */
  readonly operations: readonly string[]
}
