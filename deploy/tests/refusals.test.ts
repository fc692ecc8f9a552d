import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { writeFileList } from '../../apps/portal/prerender/release-files.ts'
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

test('A command for one root does not touch the running nginx of another root', async () => {
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
  // The same root spelled differently.
  symlinkSync(place.root, ROOT)
  expect(place.portalWith({ ROOT }, 'reload').code).toBe(0)
  // Without its configuration nothing shows that it belongs to another root, so it is written again.
  rmSync(join(place.root, '../run/nginx.conf'))
  expect(place.portal('reload')).toEqual({ code: 0, output: '' })
  expect(place.configuration()).toBe(before)
  await place.kill()
  rmSync(ROOT)
  expect(place.portalWith({ ROOT }, 'publish', smallBuild(folder, 'b3')).code).toBe(0)
})

test('A published build is not replaced by other content or from a damaged folder', async () => {
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
        output: `portal: Build ${id} exists with other content than ${other} has under the same id: robots.txt. Nothing was changed.\n`,
      },
    ])
    const damaged = folderOf(id, {})
    writeFileSync(join(damaged, 'robots.txt'), '')
    expect([id, place.portal('publish', damaged)]).toEqual([
      id,
      {
        code: 1,
        output: `portal: ${damaged} is not as it was built: robots.txt. Nothing was changed.\n`,
      },
    ])
    expect(place.portal('status').output).toMatch(/^current +s2\nprevious +s1\n/)
  }
  // An equal build made at another time has the same id.
  const later = folderOf('s2', { 'builds/latest.json': '{"id":"s2","timestamp":2}' })
  expect(place.portal('publish', later)).toEqual({ code: 0, output: 'Build s2 is already live.\n' })
  // A damaged published build is replaced by a sound one.
  writeFileSync(join(place.root, 'current/robots.txt'), '')
  expect(place.portal('publish', folderOf('s2', { 'robots.txt': 'Disallow: /\n' })).output).toContain(
    'Build s2 is live again',
  )
})

test.each(['index.html', 'shell.html', '.host/rules.conf'])(
  'A folder whose list is sound and that has no %s is no build',
  async (name) => {
    const place = await placeWith([])
    const build = smallBuild(mkdtempSync(join(folder, 'without-')), 'b1')
    rmSync(join(build, name))
    writeFileList(build)
    expect(place.portal('publish', build)).toEqual({
      code: 2,
      output: `portal: ${build} holds no build of the portal: it has no ${name}. Make one with: npm run build\n`,
    })
    expect(existsSync(place.root)).toBe(false)
  },
)

test('The folder of a refused build is removed', async () => {
  const place = await placeWith(['b1'])
  const broken = smallBuild(folder, 'broken', { '.host/rules.conf': '"~^/old$" "/new"\n' })
  expect(place.portal('publish', broken).output).toContain('nginx refuses the configuration')
  expect(releases(place)).toEqual(['b1'])
  // Accepted by a fake nginx, and not applied by the running one.
  await place.start()
  const { code } = place.portalWith({ NGINX: '/bin/true', WAIT: '0' }, 'publish', broken)
  expect([code, releases(place), readdirSync(join(place.root, 'states')).length]).toEqual([1, ['b1'], 1])
  expect(place.portal('check').code).toBe(0)
})

test.each(['-rf', `b${'x'.repeat(64)}`, 'b1"}\n{"id":"b2'])('The id %j names no build', async (id) => {
  const place = await placeWith([])
  const build = smallBuild(mkdtempSync(join(folder, 'named-')), 'b2', {
    'builds/latest.json': `{"id":"${id}","timestamp":1}`,
  })
  expect(place.portal('publish', build)).toEqual({
    code: 2,
    output: `portal: ${build}/builds/latest.json names no build: an id has 1 to 64 letters, digits, _ and -, and begins with none of the two.\n`,
  })
  expect(existsSync(place.root)).toBe(false)
})

test('A folder named like an option is refused, and the script may be called through a link', async () => {
  const place = await placeWith([])
  expect(place.portal('publish', '-rf')).toEqual({
    code: 2,
    output: 'portal: "-rf" begins like an option; a folder of that name is ./-rf.\n',
  })
  const link = join(mkdtempSync(join(folder, 'bin-')), 'portal')
  symlinkSync(join(import.meta.dirname, '../portal'), link)
  const env = { PATH: process.env.PATH, PORTAL_ROOT: place.root, PORTAL_SETTINGS: '/dev/null' }
  expect(spawnSync(link, ['status'], { env, encoding: 'utf8' })).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('current '),
  })
})

test('An environment variable with the name of one that the script uses for paths to remove has no effect', async () => {
  const place = await placeWith([])
  for (const name of ['work', 'arriving', 'brought']) {
    const kept = mkdtempSync(join(folder, 'kept-'))
    const env = {
      PATH: process.env.PATH,
      PORTAL_ROOT: place.root,
      PORTAL_SETTINGS: '/dev/null',
      [name]: kept,
    }
    const { status } = spawnSync(join(import.meta.dirname, '../portal'), ['status'], { env })
    expect([name, status, existsSync(kept)]).toEqual([name, 0, true])
  }
})

test('An unknown setting is named: refused in a file, as a repeated one is, ignored in the environment', async () => {
  const place = await placeWith([])
  const file = join(mkdtempSync(join(folder, 'settings-')), 'settings')
  for (const name of ['PORTAL_HOSTSS', 'PORTAL_SETTINGS', 'PORTAL_HOSTS2']) {
    writeFileSync(file, `PORTAL_HOSTS=a.example\n${name}=a.example\n`)
    expect(place.portalWith({ SETTINGS: file }, 'check')).toEqual({
      code: 2,
      output: `portal: ${file}: "${name}" is no name of a setting; deploy/settings.example has them all.\n`,
    })
  }
  writeFileSync(file, 'PORTAL_HOSTS=a.example\nPORTAL_FRAMES=\nPORTAL_HOSTS=b.example\n')
  expect(place.portalWith({ SETTINGS: file }, 'check')).toEqual({
    code: 2,
    output: `portal: ${file}: PORTAL_HOSTS is there twice.\n`,
  })
  const { code, output } = place.portalWith({ HOSTSS: 'a.example', HOSTS2: '' }, 'status')
  expect(code).toBe(0)
  for (const name of ['HOSTSS', 'HOSTS2'])
    expect(output).toContain(`portal: PORTAL_${name} in the environment is no setting and is ignored.\n`)
  expect(output.match(/is ignored/g)).toHaveLength(2)
})

test('A file of settings that PORTAL_SETTINGS names has to be there', async () => {
  const place = await placeWith([])
  const SETTINGS = join(folder, 'no-settings')
  expect(place.portalWith({ SETTINGS }, 'check')).toEqual({
    code: 2,
    output: `portal: PORTAL_SETTINGS=${SETTINGS} is no file.\n`,
  })
  expect(place.portalWith({ SETTINGS: folder }, 'check')).toEqual({
    code: 2,
    output: `portal: ${folder} cannot be read as a file of settings.\n`,
  })
})

test.each<[settings: Settings, code: number, words: string]>([
  [{ HTTP_LISTEN: '80' }, 2, 'PORTAL_HTTP_LISTEN leads to TLS and needs PORTAL_TLS_CERTIFICATE.'],
  [
    { API: 'https://a.example', API_DIRECT: 'https://b.example' },
    2,
    'PORTAL_API and PORTAL_API_DIRECT exclude each other: calls are passed on by this server, or made by pages themselves.',
  ],
  [
    { NGINX: '/none/nginx' },
    1,
    'There is no nginx at /none/nginx; install it, or say with PORTAL_NGINX where it is.',
  ],
])('Settings that make no server are refused in words: %j', async (settings, code, words) => {
  const place = await placeWith([])
  expect(place.portalWith(settings, 'check')).toEqual({ code, output: `portal: ${words}\n` })
})
