#!/usr/bin/env node
// Finds nginx for the tests of the hosting, or downloads Debian's. Run alone, it prints its path.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './workspace/root.mjs'
import { run } from './workspace/stop.mjs'

/** @typedef {{ program: string, modules: string }} Nginx the program, and the folder of its modules */

const carried = join(root, '.cache', 'nginx')
const modules = 'usr/lib/nginx/modules'

/** The server and the two modules for Brotli. */
const packages = ['nginx', 'libnginx-mod-http-brotli-filter', 'libnginx-mod-http-brotli-static']

/** @param {string} path */
const works = (path) => existsSync(path) && spawnSync(path, ['-v'], { timeout: 20_000 }).status === 0

/** An nginx that is on this machine already. @returns {Nginx | null} */
export function findNginx() {
  const unpacked = { program: join(carried, 'usr/sbin/nginx'), modules: join(carried, modules) }
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'nginx'))
  const installed = [...onPath, '/usr/sbin/nginx'].map((program) => ({ program, modules: `/${modules}` }))
  return [...installed, unpacked].find(({ program }) => works(program)) ?? null
}

/** Unpacks Debian's packages into the cache, which needs no root and starts nothing. */
function fetchPackages() {
  rmSync(carried, { recursive: true, force: true })
  mkdirSync(carried, { recursive: true })
  const options = { cwd: carried, timeout: 120_000 }
  if (spawnSync('apt-get', ['download', ...packages], options).status !== 0) return
  for (const name of readdirSync(carried).filter((each) => each.endsWith('.deb')))
    spawnSync('dpkg-deb', ['--extract', name, carried], options)
}

/**
 * The nginx of this machine, or Debian's packages.
 * @returns {Nginx | null} null where neither can be had: there the hosting is not tested
 */
export function ensureNginx() {
  const found = findNginx()
  if (found !== null || !existsSync('/etc/debian_version')) return found
  fetchPackages()
  return findNginx()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await run(async () => {
    const nginx = ensureNginx()
    console.log(nginx?.program ?? 'There is no nginx on this machine, and none could be fetched.')
    return nginx === null ? 1 : 0
  })
}
