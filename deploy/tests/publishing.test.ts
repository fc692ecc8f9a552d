import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { findNginx } from '../../tools/nginx.mjs'
import { type Settings, smallBuild, type WebServer, webServer } from './web-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-'))
const places: WebServer[] = []

afterEach(() => Promise.all(places.splice(0).map((place) => place.remove())))

/** A fake nginx that accepts every configuration. */
const lenient = programs({ nginx: 'exit 0' }).replace(delimiter + process.env.PATH, '/nginx')

/** A root with these builds, the last one current. `{}` if the real nginx is to be used. */
async function placeWith(
  builds: readonly string[],
  settings: Settings = { NGINX: lenient },
): Promise<WebServer> {
  const place = await webServer(settings)
  places.push(place)
  for (const id of builds) expect(place.portal('publish', smallBuild(folder, id)).code).toBe(0)
  return place
}

/** The builds that are there, found by their assets. */
const standing = ({ root }: WebServer) =>
  ['current', 'previous', 'older'].map((name) => {
    const latest = join(root, name, 'builds/latest.json')
    return existsSync(latest) ? (JSON.parse(readFileSync(latest, 'utf8')) as { id: string }).id : ''
  })

/** The layout of the previous version of the script: links to the builds themselves. */
async function earlierPlace(ids: readonly string[]): Promise<WebServer> {
  const place = await placeWith([])
  mkdirSync(join(place.root, 'releases'), { recursive: true })
  for (const [index, name] of ['current', 'previous', 'older'].entries()) {
    const id = ids[index] ?? ''
    cpSync(smallBuild(folder, id), join(place.root, 'releases', id), { recursive: true })
    symlinkSync(`releases/${id}`, join(place.root, name))
  }
  return place
}

/** Files beside the builds; none may be left over. */
const leftOver = ({ root }: WebServer) => {
  const used = ['current', 'previous', 'older'].map((name) =>
    existsSync(join(root, name))
      ? readlinkSync(join(root, 'live', name)).slice('../../releases/'.length)
      : '',
  )
  const known = ['.lock', 'current', 'live', 'older', 'previous', 'releases', 'states']
  return [
    ...readdirSync(root).filter((name) => !known.includes(name)),
    ...readdirSync(join(root, 'releases')).filter((name) => !used.includes(name)),
    ...readdirSync(join(root, 'states')).slice(1),
    ...readdirSync(join(root, '../run')).filter((name) => name.startsWith('.')),
  ]
}

/** The files of a folder that differ from its list. */
const damageOf = (build: string) =>
  readFileSync(join(build, '.host/files'), 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split(' '))
    .filter(([hash, , name = '']) => {
      const file = join(build, name)
      return !existsSync(file) || createHash('sha256').update(readFileSync(file)).digest('hex') !== hash
    })

/** A folder with a program of this name, first on the path. */
function programs(scripts: Readonly<Record<string, string>>): string {
  const bin = mkdtempSync(join(folder, 'bin-'))
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  return `${bin}${delimiter}${process.env.PATH}`
}

/** The programs that deploy/portal needs, except flock. */
const needed =
  'cat chmod cp cut date dirname find grep head id ln mkdir mv readlink rm sed sh sha256sum sleep sort tr uniq wc'

const pathWithoutFlock = () => {
  const bin = mkdtempSync(join(folder, 'bin-'))
  for (const name of needed.split(' '))
    symlinkSync(
      execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim(),
      join(bin, name),
    )
  return bin
}

const locks: readonly (readonly [lock: string, path: () => string | undefined, count: number])[] = [
  ['flock', () => process.env.PATH, 10],
  ['a link', pathWithoutFlock, 4],
]

const pathOf = (path: string | undefined) => (path === undefined ? {} : { path })

test.each(locks)(
  'Builds published at once come one after the other, locked by %s',
  async (_lock, path, count) => {
    const place = await placeWith([])
    const how = pathOf(path())
    const ids = Array.from({ length: count }, (_, index) => `at-once-${index}`)
    const ends = await Promise.all(ids.map((id) => place.begin(how, 'publish', smallBuild(folder, id)).end))
    expect(ends.filter(({ code }) => code !== 0)).toEqual([])
    const steps = ends.map(
      ({ output }) => /^Build (\S+) is live(?:; before it: (\S+))?\.\n$/.exec(output) ?? [],
    )
    const last = ids.filter((id) => !steps.some(([, , before]) => before === id))
    const before = (id: string | undefined) => steps.find(([, each]) => each === id)?.[2]
    expect(last.length).toBe(1)
    expect(standing(place)).toEqual([last[0], before(last[0]), before(before(last[0]))])
    expect(leftOver(place)).toEqual([])
    expect(place.portal('check').code).toBe(0)
  },
)

test('One build published twice at the same time is there once and complete', async () => {
  const place = await placeWith(['before'])
  const build = smallBuild(folder, 'twice')
  const ends = await Promise.all([1, 2].map(() => place.begin({}, 'publish', build).end))
  expect(ends.map(({ code, output }) => `${code} ${output}`).toSorted()).toEqual([
    '0 Build twice is already live.\n',
    '0 Build twice is live; before it: before.\n',
  ])
  expect(standing(place)).toEqual(['twice', 'before', ''])
  expect(place.portal('check').code).toBe(0)
})

test.each(locks)(
  'Who waits too long learns for whom, and %s does not outlive its process',
  async (lock, path) => {
    const place = await placeWith(['first'])
    const usual = path()
    const slow = programs({ cp: `: >${folder}/copying; exec sleep 60` }).split(delimiter)[0]
    rmSync(join(folder, 'copying'), { force: true })
    const held = place.begin({ path: `${slow}${delimiter}${usual}` }, 'publish', smallBuild(folder, 'second'))
    while (!existsSync(join(folder, 'copying'))) await wait(10)
    const commands = [['publish', smallBuild(folder, 'third')], ['rollback'], ['reload'], ['check']]
    for (const command of lock === 'flock' ? commands : commands.slice(0, 1)) {
      const { code, output } = await place.begin({ ...pathOf(usual), settings: { WAIT: '0' } }, ...command)
        .end
      expect([code, output]).toEqual([
        1,
        expect.stringContaining(`"portal publish" (process ${held.pid}) is at work on ${place.root}`),
      ])
    }
    process.kill(-held.pid, 'SIGKILL')
    expect((await held.end).code).toBe(137)
    expect(standing(place)).toEqual(['first', '', ''])
    const next = await place.begin(pathOf(usual), 'publish', smallBuild(folder, 'third')).end
    expect(next).toEqual({ code: 0, output: 'Build third is live; before it: first.\n' })
    expect(readdirSync(join(place.root, 'releases')).toSorted()).toEqual(['first', 'third'])
  },
)

test('Killed at any step, publishing leaves the old builds or the new ones, also from the layout of the previous version', async () => {
  const place = await earlierPlace(['k-3', 'k-2', 'k-1'])
  // Each change of a file is a separate program; the one with this number kills the script first.
  const [count, last] = [join(folder, 'count'), join(folder, 'last')]
  const real = (name: string) => execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
  const deadly = programs(
    Object.fromEntries(
      ['cp', 'chmod', 'mv', 'ln', 'rm', 'mkdir'].map((name) => [
        name,
        `echo >>${count}; [ "$(wc -l <${count})" != "$(cat ${last})" ] || kill -9 0\nexec ${real(name)} "$@"`,
      ]),
    ),
  )
  const seen: string[] = []
  let old = standing(place)
  expect([old, place.portal('status').output]).toEqual([
    ['k-3', 'k-2', 'k-1'],
    expect.stringMatching(/^current +k-3\nprevious +k-2\nolder +k-1\n/),
  ])
  for (let step = 1; ; step += 1) {
    const id = `k-${step + 3}`
    const build = smallBuild(folder, id)
    const fresh = [id, ...old.slice(0, 2)]
    rmSync(count, { force: true })
    writeFileSync(last, String(step))
    const { code } = await place.begin({ path: deadly }, 'publish', build).end
    const now = standing(place)
    expect([step, [old.join(), fresh.join()].includes(now.join())]).toEqual([step, true])
    seen.push(`${code} ${now[0] === id ? 'new' : 'old'}`)
    expect([step, damageOf(join(place.root, 'current'))]).toEqual([step, []])
    if (code === 0) break
    old = now
  }
  expect(leftOver(place)).toEqual([])
  // Both outcomes occur, and the switch is a single step.
  expect(new Set(seen)).toEqual(new Set(['137 old', '137 new', '0 new']))
  expect(seen.join()).toMatch(/^(?:137 old,)+(?:137 new,)+0 new$/)
})

const inBuild = (place: WebServer, name: string) => join(place.root, 'current', name)

const damages: readonly (readonly [what: string, damage: (place: WebServer) => void, named: string])[] = [
  [
    'one is gone, one cut short, one a link, one too many',
    (place) => {
      rmSync(inBuild(place, 'favicon.svg'))
      truncateSync(inBuild(place, 'shell.html'), 20)
      rmSync(inBuild(place, 'index.html'))
      symlinkSync(join(folder, 'b2/index.html'), inBuild(place, 'index.html'))
      writeFileSync(inBuild(place, 'assets/more.js'), '')
    },
    'assets/more.js, favicon.svg, index.html, shell.html\n',
  ],
  [
    'one of the same size says something else',
    (place) => writeFileSync(inBuild(place, 'robots.txt'), 'User-agent: x\n'),
    'robots.txt\n',
  ],
  ['there is no list', (place) => rmSync(inBuild(place, '.host/files')), '.host/files'],
]

test('Each kind of difference in files is found, repaired by publishing again, and never rolled back to', async () => {
  const place = await placeWith(['b1', 'b2'])
  for (const [what, damage, named] of damages) {
    damage(place)
    const found = place.portal('check')
    expect([what, found.code, found.output]).toEqual([
      what,
      1,
      expect.stringContaining(`build b2 (current) is not as it was built: ${named}`),
    ])
    expect([what, place.portal('publish', join(folder, 'b2'))]).toEqual([
      what,
      { code: 0, output: 'Build b2 is live again; files of it were not as it was built.\n' },
    ])
    expect([what, standing(place), leftOver(place)]).toEqual([what, ['b2', 'b1', ''], []])
  }
  expect(place.portal('check').code).toBe(0)
  truncateSync(inBuild(place, 'shell.html'), 20)
  expect(place.portal('rollback').code).toBe(0)
  const refused = place.portal('rollback')
  expect([refused.code, refused.output]).toEqual([
    1,
    expect.stringContaining('b2 is not as it was built: shell.html'),
  ])
  expect(standing(place)).toEqual(['b1', 'b2', ''])
  expect(place.portal('publish', join(folder, 'b2'))).toEqual({
    code: 0,
    output: 'Build b2 is live; before it: b1.\n',
  })
  expect([standing(place), place.portal('check').code]).toEqual([['b2', 'b1', ''], 0])
})

test('A folder that was changed after the build is not published', async () => {
  const place = await placeWith(['b1'])
  const build = smallBuild(folder, 'cut')
  truncateSync(join(build, 'index.html'), 100)
  const { code, output } = place.portal('publish', build)
  expect([code, output]).toEqual([
    1,
    `portal: ${build} is not as it was built: index.html. Nothing was changed.\n`,
  ])
  expect([standing(place), readdirSync(join(place.root, 'releases'))]).toEqual([['b1', '', ''], ['b1']])
})

test('With a full disk publishing says so, and the current build stays', async () => {
  const place = await placeWith(['b1'])
  const full = programs({ cp: 'ulimit -f 1; exec "$(command -v -p cp)" "$@"' })
  const { code, output } = await place.begin({ path: full }, 'publish', smallBuild(folder, 'large')).end
  expect([code, output]).toEqual([1, expect.stringContaining('large could not be copied to')])
  expect([standing(place), readdirSync(join(place.root, 'releases'))]).toEqual([['b1', '', ''], ['b1']])
  expect(place.portal('check').code).toBe(0)
})

test('Rules that nginx refuses are never used, and the server can still be reloaded and started', async () => {
  const place = await placeWith(['b1'], {})
  await place.start()
  const broken = smallBuild(folder, 'broken', { '.host/rules.conf': '"~^/old$" "/new"\n' })
  const { code, output } = place.portal('publish', broken)
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/nginx refuses the configuration:\n.*rules\.conf/),
  ])
  expect(standing(place)).toEqual(['b1', '', ''])
  expect(place.portal('reload')).toEqual({ code: 0, output: '' })
  await place.kill()
  await place.start()
  expect((await fetch(`${place.address}/`)).status).toBe(200)
})

test('If a running nginx accepts but fails to apply a build, the previous one comes back', async () => {
  const place = await placeWith(['b1'], {})
  await place.start()
  const before = place.configuration()
  // Only the running one refuses.
  const broken = smallBuild(folder, 'unjudged', { '.host/rules.conf': '"~^/old$" "/new"\n' })
  const { code, output } = place.portalWith({ NGINX: lenient, WAIT: '1' }, 'publish', broken)
  expect([code, output]).toEqual([
    1,
    'portal: nginx has not taken the rules of build unjudged over within 1 seconds; its log says why. Build b1 stays live.\n',
  ])
  expect([standing(place), place.configuration()]).toEqual([['b1', '', ''], before])
  const { code: settings } = place.portalWith({ NGINX: lenient, WAIT: '0', LISTEN: '192.0.2.1:80' }, 'reload')
  expect([settings, place.configuration()]).toEqual([1, before])
  expect((await fetch(`${place.address}/`)).status).toBe(200)
  expect(place.portal('publish', smallBuild(folder, 'b2')).code).toBe(0)
})

test('A port that only the service may listen on does not stop publishing beside it', async () => {
  // The message of nginx to a user who may not listen there; root may, so a fake prints it.
  const refusal = 'nginx: [emerg] bind() to 0.0.0.0:443 failed (13: Permission denied)'
  const NGINX = join(
    programs({
      nginx: `! grep -q 'listen 443 ' "$4" || { echo '${refusal}'; exit 1; }\nexec ${findNginx()?.program} "$@"`,
    }).split(delimiter)[0] ?? '',
    'nginx',
  )
  const place = await placeWith(['b1'], { LISTEN: '443', NGINX })
  expect(place.portal('check').code).toBe(0)
  expect(place.configuration()).toContain('listen 443 default_server;')
  const broken = smallBuild(folder, 'broken', { '.host/rules.conf': '"~^/old$" "/new"\n' })
  expect(place.portal('publish', broken).output).toMatch(/nginx refuses the configuration:\n.*rules\.conf/)
  expect(standing(place)).toEqual(['b1', '', ''])
})

test('The service, which may only read the builds, waits for the lock too', async () => {
  const place = await placeWith(['b1'], {})
  // The folder can be opened and locked but not written, even by root.
  rmSync(join(place.root, '.lock'))
  mkdirSync(join(place.root, '.lock'))
  expect(place.portal('check').code).toBe(0)
  await place.start()
  expect(place.portal('reload')).toEqual({ code: 0, output: '' })
  const lock = ['-n', join(place.root, '.lock'), join(import.meta.dirname, '../portal'), 'reload']
  const env = {
    PATH: process.env.PATH,
    PORTAL_ROOT: place.root,
    PORTAL_WAIT: '0',
    PORTAL_SETTINGS: '/dev/null',
  }
  const { status, stderr } = spawnSync('flock', lock, { env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining(`another command is at work on ${place.root}`),
  ])
})
