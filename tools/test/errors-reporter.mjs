import { writeFileSync } from 'node:fs'

/**
 * Keeps what Vitest's JSON report leaves out: errors of hooks, and errors that nobody awaited; and ends a run in which
 * a test keeps its process busy for good, which no time limit of a test can interrupt.
 *
 * @typedef {object} OuterError
 * @property {string | null} file absolute; null where nobody knows
 * @property {string[]} path titles of the groups around it, of the test too where it is known; empty for the file itself
 * @property {string} message
 * @property {boolean} unhandled not awaited by any test; else thrown by a hook or by the body of a group
 */

/** The environment variable that names the file to write. */
export const errorsVariable = 'TEST_ERRORS_FILE'

/** Without any news for so long, ms, the run is ended. The limit of a single test is half of it. */
const silence = 600_000

/** @param {{ message?: string, stack?: string, name?: string }} error */
const describe = ({ name = 'Error', message = '', stack }) => stack ?? `${name}: ${message}`

/** Titles from the outermost group to this one. @param {any} task @returns {string[]} */
const pathOf = (task) => (task.type === 'module' ? [] : [...pathOf(task.parent), task.name])

/** @typedef {import('vitest/node').Reporter} Reporter */

/** @implements {Reporter} */
export default class ErrorsReporter {
  /** @type {Map<string, string[]>} what is running, by file */
  running = new Map()

  /** @param {string} file @param {string[]} [path] */
  note(file, path) {
    clearTimeout(this.timer)
    if (path === undefined) this.running.delete(file)
    else this.running.set(file, path)
    this.timer = setTimeout(() => this.giveUp(), silence)
    this.timer.unref()
  }

  giveUp() {
    const minutes = silence / 60_000
    this.write(
      [...this.running].map(([file, path]) => ({
        file,
        path,
        message: `It was still running when nothing had happened for ${minutes} minutes, and was ended.`,
        unhandled: false,
      })),
    )
    console.error(`Nothing has happened for ${minutes} minutes: ${[...this.running.keys()].join(', ')}`)
    try {
      // What the busy process is part of, this one included: it would outlive its parent.
      process.kill(-process.pid, 'SIGKILL')
    } catch {
      process.exit(1)
    }
  }

  /** @param {OuterError[]} errors */
  write(errors) {
    const path = process.env[errorsVariable]
    if (path !== undefined) writeFileSync(path, JSON.stringify(errors))
  }

  /** @type {NonNullable<Reporter['onTestModuleStart']>} */
  onTestModuleStart({ moduleId }) {
    this.note(moduleId, [])
  }

  /** @type {NonNullable<Reporter['onTestCaseReady']>} */
  onTestCaseReady(test) {
    this.note(test.module.moduleId, pathOf(test))
  }

  /** @type {NonNullable<Reporter['onTestModuleEnd']>} */
  onTestModuleEnd({ moduleId }) {
    this.note(moduleId)
  }

  /** @type {NonNullable<Reporter['onTestRunEnd']>} */
  onTestRunEnd(modules, unhandled) {
    clearTimeout(this.timer)
    const hooks = modules.flatMap((module) =>
      [module, ...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map((error) => ({
          file: module.moduleId,
          path: pathOf(suite),
          message: describe(error),
          unhandled: false,
        })),
      ),
    )
    const lost = unhandled.map((error) => ({
      file: typeof error['VITEST_TEST_PATH'] === 'string' ? error['VITEST_TEST_PATH'] : null,
      path: typeof error['VITEST_TEST_NAME'] === 'string' ? [error['VITEST_TEST_NAME']] : [],
      message: describe(error),
      unhandled: true,
    }))
    this.write([...hooks, ...lost])
  }
}
