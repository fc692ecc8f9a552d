import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../../tools/workspace/ports.mjs'

const root = join(import.meta.dirname, '../..')

/** The processes on this machine with the word in their command line. */
const runningWith = (word: string) =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(word))

test('npm start starts portal and mock, and leaves no process behind', async ({ request }) => {
  const [port, mockPort] = [await freePort(), await freePort()]
  const args = [
    'tools/run.mjs',
    'tools/start/main.mjs',
    '--port',
    String(port),
    '--mock-port',
    String(mockPort),
  ]
  const program = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  program.stdout.on('data', (chunk) => (printed += chunk))
  await expect.poll(() => printed, { timeout: 180_000 }).toContain('Ctrl-C')
  expect(printed).toContain('goldenland')
  expect(printed).toContain(`http://127.0.0.1:${port}`)
  expect((await request.get(`http://127.0.0.1:${port}/user/login`)).status()).toBe(200)
  expect((await request.get(`http://127.0.0.1:${port}/api/index/index?requiredLogin=0`)).status()).toBe(200)

  program.kill('SIGTERM')
  const [code] = await once(program, 'exit')
  expect(code).toBe(0)
  expect([...runningWith(`--port ${port}`), ...runningWith(`--port ${mockPort}`)]).toEqual([])
})
