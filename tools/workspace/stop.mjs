/**
 * An expected end of a program, with a sentence for the user instead of a stack trace.
 */
export class Stop extends Error {
  /**
   * @param {string} sentence what is wrong and what to do about it
   * @param {number} [exitCode]
   */
  constructor(sentence, exitCode = 1) {
    super(sentence)
    this.name = 'Stop'
    this.exitCode = exitCode
  }
}

/**
 * Runs the main function of a program, and prints the sentence of a Stop.
 * @param {() => Promise<number>} main answers the exit code
 */
export async function run(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    if (error instanceof Stop) {
      console.error(error.message)
      process.exitCode = error.exitCode
      return
    }
    console.error(error)
    process.exitCode = 70
  }
}
