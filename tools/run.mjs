#!/usr/bin/env node
// Runs a program of the workspace on its pinned Node, and installs what is missing before: the scripts of
// package.json pass through here, so each of them works in a fresh clone. Plain JavaScript without dependencies.
import { nodeProblem } from './workspace/runtime.mjs'
import { run, Stop } from './workspace/stop.mjs'

await run(async () => {
  const problem = nodeProblem(process.versions.node)
  if (problem !== null) throw new Stop(problem)
  const { runProgram } = await import('./workspace/launcher.mjs')
  return runProgram(process.argv.slice(2))
})
