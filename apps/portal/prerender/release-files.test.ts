import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileList, offlineFiles, writeFileList } from './release-files.ts'

const folderWith = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'))
  mkdirSync(join(folder, '.host'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

test('The list names each file of a build with hash and size, in one order, and not itself', () => {
  const folder = folderWith({ 'b.js': 'b', 'a.html': '中', '.host/rules.conf': '' })
  const line = (name: string, content: string, bytes: number) =>
    `${createHash('sha256').update(content).digest('hex')} ${bytes} ${name}\n`
  const wanted = [line('.host/rules.conf', '', 0), line('a.html', '中', 3), line('b.js', 'b', 1)].join('')
  // The second time a list exists already.
  for (let time = 1; time <= 2; time += 1) {
    writeFileList(folder)
    expect(readFileSync(join(folder, fileList), 'utf8')).toBe(wanted)
  }
})

test.each(['a b.js', 'a\nb.js', 'ä.js'])('A name that does not fit on a line is refused: %j', (name) => {
  const folder = folderWith({ [name]: '' })
  expect(() => writeFileList(folder)).toThrow('is no name for a file of a build')
})

test('Pages, files of the program and icons are kept for use without a network', () => {
  const kept = ['index.html', 'shell.html', 'user/login/index.html', 'assets/index-a1.js', 'favicon.svg']
  expect(offlineFiles(kept)).toEqual(kept.map((name) => `/${name}`).toSorted())
})

test('Compressed copies, host settings, the worker and the name of the newest build are not kept offline', () => {
  const names = ['assets/index-a1.js.br', 'index.js.gz', '.host/rules.conf', 'mockServiceWorker.js']
  expect(offlineFiles([...names, 'builds/latest.json', 'offline.json', 'licences.txt'])).toEqual([])
})
