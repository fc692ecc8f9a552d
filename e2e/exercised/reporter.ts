import { existsSync, rmSync } from 'node:fs'
import type { FullConfig, Reporter } from '@playwright/test/reporter'
import { notedFolder } from '../../tools/exercised/folders.ts'

/** Writes a page of what all tests together have made the backend do, and one line about it. */
export default class ExercisedReporter implements Reporter {
  onBegin({ shard }: FullConfig): void {
    // The shards of one suite add to each other.
    if (shard === null || shard.current === 1) rmSync(notedFolder, { recursive: true, force: true })
  }

  async onEnd(): Promise<void> {
    if (!existsSync(notedFolder)) return
    // Brings in the compiler, which no worker needs.
    const { gather, writePage } = await import('../../tools/exercised/gather.ts')
    console.log(writePage(gather()))
  }

  printsToStdio(): boolean {
    return false
  }
}
