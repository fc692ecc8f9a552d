/** Runs the proofs that take too long for every commit: `npm run test:deep`. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { browserVariable, ensureBrowser } from './browser.mjs'
import { type Command, parts } from './deep/parts.ts'
import { start } from './workspace/processes.mjs'
import { program } from './workspace/programs.mjs'
import { root } from './workspace/root.mjs'
import { pinnedEnvironment, pinnedNode } from './workspace/runtime.mjs'
import { run, Stop } from './workspace/stop.mjs'

const help = `npm run test:deep -- PART… [-- arguments of its programs]

Runs the proofs that take too long for every commit, and says at the end which failed.
What follows a second -- goes to Vitest, Playwright or Stryker: npm run test:deep -- zones -- hotel

${parts.map(({ name, minutes, about }) => `  ${name.padEnd(16)}${String(minutes).padStart(4)} min  ${about}`).join('\n')}`

const words = process.argv.slice(2)
const end = words.includes('--') ? words.indexOf('--') : words.length
const [names, more] = [words.slice(0, end), words.slice(end + 1)]

/** Runs a program in this terminal. */
const runHere = ({ args, env, cwd = '' }: Command): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(pinnedNode(), [...args], {
      cwd: join(root, cwd),
      env: pinnedEnvironment(env),
      stdio: 'inherit',
    })
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code ?? 1))
  })

await run(async () => {
  if (names.length === 0 || names.includes('--help')) {
    console.log(help)
    return names.length === 0 ? 2 : 0
  }
  const option = names.find((name) => name.startsWith('-'))
  if (option !== undefined) throw new Stop(`Unknown option '${option}'; --help lists the options.`, 2)
  const unknown = names.find((name) => !parts.some((part) => part.name === name))
  if (unknown !== undefined) throw new Stop(`There is no part "${unknown}"; --help lists them.`, 2)
  const chosen = parts.filter(({ name }) => names.includes(name))
  if (chosen.some(({ built }) => built)) {
    process.env[browserVariable] = await ensureBrowser(console.log)
    const args = [program('nx'), 'run-many', '-t', 'build', 'build-mock-in-page', '-p', 'portal']
    if ((await runHere({ args })) !== 0) throw new Stop('The build failed.')
  }
  const failed: string[] = []
  for (const { name, about, commands, busy, missing, judge } of chosen) {
    const reason = missing?.() ?? null
    if (reason !== null) {
      console.log(`not run: ${name}: ${reason}`)
      continue
    }
    console.log(`\n${name}: ${about}`)
    const loops = busy ? [1, 2].map((i) => start(`busy loop ${i}`, ['--eval', 'for (;;);'])) : []
    let problem = false
    for (const command of commands)
      if ((await runHere({ ...command, args: [...command.args, ...more] })) !== 0) problem = true
    await Promise.all(loops.map((loop) => loop.stop()))
    const judged = judge?.() ?? null
    if (judged !== null) console.log(judged)
    if (problem || judged !== null) failed.push(name)
  }
  console.log(failed.length === 0 ? '\nAll parts passed.' : `\nFailed: ${failed.join(', ')}`)
  return failed.length === 0 ? 0 : 1
})
