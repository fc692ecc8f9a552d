import { existsSync, rmSync, writeFileSync } from 'node:fs'
import type { FullConfig, FullResult, Reporter } from '@playwright/test/reporter'
import { type BrowserRun, runsAll } from '../../tools/exercised/browser-run.ts'
import { notedFolder, runFile } from '../../tools/exercised/folders.ts'

/** Writes a page of what all tests together have made the backend do, and one line about it. */
export default class ExercisedReporter implements Reporter {
  onBegin({ shard }: FullConfig): void {
    rmSync(runFile, { force: true })
    // The shards of one suite add to each other.
    if (shard === null || shard.current === 1) rmSync(notedFolder, { recursive: true, force: true })
  }

  async onEnd({ status }: FullResult): Promise<void> {
    if (!existsSync(notedFolder)) return
    const run: BrowserRun = { complete: runsAll(process.argv.slice(2)), passed: status === 'passed' }
    writeFileSync(runFile, JSON.stringify(run))
    // Brings in the compiler, which no worker needs.
    const { gather, writePage } = await import('../../tools/exercised/gather.ts')
    console.log(writePage(gather()))
  }

  printsToStdio(): boolean {
    return false
  }
}
