import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { writeFileList } from '../../apps/portal/prerender/file-list.ts'
import { type Settings, smallBuild, type WebServer, webServer } from './web-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-'))
const places: WebServer[] = []

afterEach(() => Promise.all(places.splice(0).map((place) => place.remove())))

async function placeWith(ids: readonly string[], settings: Settings = {}): Promise<WebServer> {
  const place = await webServer(settings)
  places.push(place)
  for (const id of ids) expect(place.portal('publish', smallBuild(folder, id)).code).toBe(0)
  return place
}

const releases = ({ root }: WebServer) => readdirSync(join(root, 'releases')).toSorted()

test('A command for one root leaves the running nginx of another root alone', async () => {
  const place = await placeWith(['b1', 'b2'])
  await place.start()
  const before = place.configuration()
  const ROOT = join(folder, 'other-root')
  for (const command of [['publish', smallBuild(folder, 'b3')], ['check'], ['reload'], ['rollback']]) {
    const { code, output } = place.portalWith({ ROOT }, ...command)
    expect([command[0], code, output]).toEqual([
      command[0],
      1,
      expect.stringMatching(`^portal: .* serves ${place.root} and not ${ROOT}.*Nothing was changed\\.\n$`),
    ])
    expect([command[0], place.configuration(), existsSync(ROOT)]).toEqual([command[0], before, false])
  }
  // Another spelling of the same root is the same root.
  symlinkSync(place.root, ROOT)
  expect(place.portalWith({ ROOT }, 'reload').code).toBe(0)
  await place.kill()
  rmSync(ROOT)
  expect(place.portalWith({ ROOT }, 'publish', smallBuild(folder, 'b3')).code).toBe(0)
})

test('A build that stands is not published with other content or from a damaged folder', async () => {
  const place = await placeWith(['s1', 's2'])
  const folderOf = (id: string, more: Record<string, string>) =>
    smallBuild(mkdtempSync(join(folder, 'again-')), id, more)
  // The current one, and one before it.
  for (const id of ['s2', 's1']) {
    const other = folderOf(id, { 'robots.txt': 'Disallow: /\n' })
    expect([id, place.portal('publish', other)]).toEqual([
      id,
      {
        code: 1,
        output: `portal: Build ${id} stands with other content than ${other} has under the same id: robots.txt. Nothing was changed.\n`,
      },
    ])
    const damaged = folderOf(id, {})
    writeFileSync(join(damaged, 'robots.txt'), '')
    expect([id, place.portal('publish', damaged)]).toEqual([
      id,
      {
        code: 1,
        output: `portal: ${damaged} is not as it was built: robots.txt. What stood before stands.\n`,
      },
    ])
    expect(place.portal('status').output).toMatch(/^current +s2\nprevious +s1\n/)
  }
  // An equal build made at another time has the same id.
  const later = folderOf('s2', { 'builds/latest.json': '{"id":"s2","timestamp":2}' })
  expect(place.portal('publish', later)).toEqual({ code: 0, output: 'Build s2 stands already.\n' })
  // A damaged one that stands is replaced by a sound one.
  writeFileSync(join(place.root, 'current/robots.txt'), '')
  expect(place.portal('publish', folderOf('s2', { 'robots.txt': 'Disallow: /\n' })).output).toContain(
    'Build s2 stands again',
  )
})
