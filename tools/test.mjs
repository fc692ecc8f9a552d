#!/usr/bin/env node
// Proves the whole project: `npm test`. Plain JavaScript without dependencies, because it also has to run before
// anything is installed. The last line it prints is `N passed, N failed`.
import { nodeProblem } from './workspace/runtime.mjs'
import { run, Stop } from './workspace/stop.mjs'

await run(async () => {
  const problem = nodeProblem(process.versions.node)
  if (problem !== null) throw new Stop(problem)
  const { main } = await import('./test/main.mjs')
  return main(process.argv.slice(2))
})
