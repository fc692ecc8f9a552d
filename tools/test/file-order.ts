import { createHash } from 'node:crypto'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The usual order, or with `--sequence.shuffle` a random one within each project: files of a project share a
 * process, and going to and fro between projects would start one for each file.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    const { shuffle, seed } = this.ctx.config.sequence
    if (!shuffle) return usual
    const projects = [...new Set(usual.map(({ project }) => project.name))]
    return projects.flatMap((name) =>
      usual
        .filter(({ project }) => project.name === name)
        .map((file) => ({ file, place: draw(file.moduleId, seed) }))
        .toSorted((a, b) => a.place.localeCompare(b.place, 'en'))
        .map(({ file }) => file),
    )
  }
}

const draw = (file: string, seed: number): string =>
  createHash('sha1').update(`${seed} ${file}`).digest('hex')
