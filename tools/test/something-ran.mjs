/** @typedef {import('vitest/node').Reporter} Reporter */

/**
 * A run in which a name or a filter has left no test is red: nothing was proved.
 * @implements {Reporter}
 */
export default class SomethingRan {
  /** @type {NonNullable<Reporter['onTestRunEnd']>} */
  onTestRunEnd(modules) {
    const ran = modules.some((module) =>
      [...module.children.allTests()].some((test) => ['passed', 'failed'].includes(test.result().state)),
    )
    if (ran || modules.length === 0) return
    console.error(
      'No test has run: -t is a regular expression for the titles of its groups and its own, joined by " > ".',
    )
    process.exitCode = 1
  }
}
