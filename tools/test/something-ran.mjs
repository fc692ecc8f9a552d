/** @typedef {import('vitest/node').Reporter} Reporter */

/**
 * Fails a run in which `-t` has matched no test; Vitest itself passes it.
 * @implements {Reporter}
 */
export default class SomethingRan {
  /** @type {NonNullable<Reporter['onTestRunEnd']>} */
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    if (tests.length === 0 || tests.some((test) => test.result().state !== 'skipped')) return
    console.error(
      'No test has run: -t is a regular expression for the titles of the groups and the test, joined by " > ".',
    )
    process.exitCode = 1
  }
}
