import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from 'vitest/node'

/** Fails a run in which `-t` has matched no test; Vitest itself passes it. */
export class SomethingRan implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    if (tests.length === 0 || tests.some((test) => test.result().state !== 'skipped')) return
    console.error(
      'No test has run: -t is a regular expression for the titles of the groups and the test, joined by " > ".',
    )
    process.exitCode = 1
  }
}

/**
 * With `--sequence.shuffle`, Vitest mixes the files of all projects, and each change of project starts a process. This
 * shuffles within each project instead; a seed repeats an order in any folder.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    const { root, sequence } = this.ctx.config
    if (!sequence.shuffle) return usual
    const projects = [...new Set(usual.map(({ project }) => project.name))]
    const place = ({ project, moduleId }: TestSpecification) => {
      const hash = createHash('sha1').update(`${sequence.seed} ${relative(root, moduleId)}`)
      return `${String(projects.indexOf(project.name)).padStart(3, '0')} ${hash.digest('hex')}`
    }
    return usual.toSorted((a, b) => place(a).localeCompare(place(b), 'en'))
  }
}
