/** An error that has a page of its own: 404 shows "Page Not Found", all others "Internal Server Error". */
export class PageError extends Error {
  /** As HTTP would say it. */
  readonly status: number

  /** `message` is for the user, in the language in force; the cause is for the console. */
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PageError'
    this.status = status
  }
}
