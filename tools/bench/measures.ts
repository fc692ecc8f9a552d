import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Resident memory of a process in MB; 0 where `ps` cannot say. */
export function memoryOf(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(stdout.trim()) / 1024
}

/** Processor time a process has used so far, in ms; null where the system has no /proc. */
export function processorTime(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    // Hundredths of a second, in user and kernel mode.
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return null
  }
}

export interface Line {
  readonly what: string
  readonly value: string
  readonly goal: string
  /** Null where nothing is asked for. */
  readonly reached: boolean | null
}

export const line = (what: string, value: string, goal = '', reached: boolean | null = null): Line => ({
  what,
  value,
  goal,
  reached,
})

export function print(lines: readonly Line[]): string {
  const width = Math.max(...lines.map((line) => line.what.length))
  return lines
    .map(({ what, value, goal, reached }) => {
      const mark = reached === null ? '' : reached ? 'reached' : 'MISSED'
      return `${what.padEnd(width)}  ${value.padStart(26)}  ${goal.padEnd(18)}  ${mark}`.trimEnd()
    })
    .join('\n')
}
