/** An error that has a page of its own: 404 shows "Page Not Found", all others "Internal Server Error". */
export class PageError extends Error {
  /** As HTTP would say it. */
  readonly status: number

  /** `message` is for the user, in the language in force. */
  constructor(status: number, message: string) {
    super(message)
    this.name = 'PageError'
    this.status = status
  }
}
