import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The usual order, or with `--sequence.shuffle` a random one within each project: files of a project share a
 * process, and going to and fro between projects would start one for each file.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    const { root, sequence } = this.ctx.config
    if (!sequence.shuffle) return usual
    const projects = [...new Set(usual.map(({ project }) => project.name))]
    return projects.flatMap((name) =>
      drawnOrder(
        usual.filter(({ project }) => project.name === name),
        { root, seed: sequence.seed },
      ),
    )
  }
}

/** A seed gives the same order wherever the repository stands and in whatever order the files come. */
export const drawnOrder = <File extends { readonly moduleId: string }>(
  files: readonly File[],
  { root, seed }: { readonly root: string; readonly seed: number },
): File[] =>
  files
    .map((file) => ({ file, place: draw(relative(root, file.moduleId), seed) }))
    .toSorted((a, b) => a.place.localeCompare(b.place, 'en'))
    .map(({ file }) => file)

const draw = (path: string, seed: number): string =>
  createHash('sha1').update(`${seed} ${path}`).digest('hex')
