#!/usr/bin/env node
// Starts the portal with its mock server: `npm start`. Plain JavaScript without dependencies, because it also
// has to run before anything is installed.
import { nodeProblem } from './workspace/runtime.mjs'
import { run, Stop } from './workspace/stop.mjs'

await run(async () => {
  const problem = nodeProblem(process.versions.node)
  if (problem !== null) throw new Stop(problem)
  const { main } = await import('./start/main.mjs')
  return main(process.argv.slice(2))
})
