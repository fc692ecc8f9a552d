import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generateSource } from 'oazapfts'
import { expect, test } from 'vitest'
import { rightAnswer } from '../../apps/mock-server/src/domain/captcha/check.ts'
import { createMock } from '../../apps/mock-server/src/mock.ts'
import { program as business } from '../../apps/mock-server/src/program.ts'
import { createListener } from '../../apps/mock-server/src/server/listener.ts'
import { program } from '../workspace/programs.mjs'
import { root } from '../workspace/root.mjs'

const contract = join(root, 'libs/api-client/src/generated/openapi.json')

const compilerOptions = {
  target: 'ES2024',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  types: [],
  strict: true,
  rewriteRelativeImportExtensions: true,
  outDir: 'out',
}

/** Generates a client, and compiles it with the journey under strict types. @returns what the compiler says */
async function compiled(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'api.ts'), await generateSource(contract))
  for (const file of ['journey.ts', 'adapter.ts'])
    copyFileSync(join(import.meta.dirname, 'clients', file), join(folder, file))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const args = [program('typescript-7:tsc'), '-p', folder]
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout
}

test('R1.15 A client by oazapfts compiles under strict types, signs in, searches, books, pays, is refused and cancels', async () => {
  const folder = join(root, '.cache', 'contract-judges')
  expect(await compiled(folder)).toBe('')
  const mock = createMock(business)
  const server = createListener(mock)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const solve = async (id: string) => {
    const captcha = mock.worlds.get()?.tables.captcha.get(id)
    if (!captcha) throw new Error('No captcha was opened.')
    return rightAnswer(captcha.targets, captcha.width, captcha.height)
  }
  const { journey } = (await import(pathToFileURL(join(folder, 'out/journey.js')).href)) as {
    journey(address: string, solve: (id: string) => Promise<string>): Promise<string>
  }
  const { port } = server.address() as AddressInfo
  // The supplier answers later, and the clock of this world does not move.
  expect(await journey(`http://127.0.0.1:${port}`, solve)).toBe('cancelling')
  expect(mock.worlds.get()?.verdict.report()).toEqual({ clean: true, findings: [] })
  await new Promise((closed) => server.close(closed))
})
