// @vitest-environment node
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileList, writeFileList } from './file-list.ts'

const folderWith = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'))
  mkdirSync(join(folder, '.host'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

test('Each file of a build is listed with hash and size, in one order, and the list is not', () => {
  const folder = folderWith({ 'b.js': 'b', 'a.html': '中', '.host/rules.conf': '' })
  const line = (name: string, content: string, bytes: number) =>
    `${createHash('sha256').update(content).digest('hex')} ${bytes} ${name}\n`
  const wanted = [line('.host/rules.conf', '', 0), line('a.html', '中', 3), line('b.js', 'b', 1)].join('')
  // The second time there is a list already.
  for (let time = 1; time <= 2; time += 1) {
    writeFileList(folder)
    expect(readFileSync(join(folder, fileList), 'utf8')).toBe(wanted)
  }
})

test.each(['a b.js', 'a\nb.js', 'ä.js'])('A name that could not stand in a line is refused: %j', (name) => {
  const folder = folderWith({ [name]: '' })
  expect(() => writeFileList(folder)).toThrow('is no name for a file of a build')
})
