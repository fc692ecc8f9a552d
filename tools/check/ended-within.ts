import type { Running } from '../workspace/processes.mjs'

/** What went wrong with a program, null when nothing did; one that takes longer is ended, which is wrong too. */
export async function endedWithin(seconds: number, running: Running): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), seconds * 1000)
  })
  const code = await Promise.race([running.ended, late])
  clearTimeout(timer)
  if (code === 0) return null
  if (code !== 'late') return running.lastLines()
  await running.stop()
  return `${running.lastLines()}\nIt did not end within ${seconds} seconds.`
}
