import { expect, test } from 'vitest'
import { offlineFiles } from './offline-list.ts'

test('Pages, files of the program and icons are kept for use without a network', () => {
  const kept = ['index.html', 'shell.html', 'user/login/index.html', 'assets/index-a1.js', 'favicon.svg']
  expect(offlineFiles(kept)).toEqual(kept.map((name) => `/${name}`).toSorted())
})

test('Compressed copies, host settings, the worker and what names the newest build are not kept', () => {
  const names = ['assets/index-a1.js.br', 'index.js.gz', '.host/rules.conf', 'mockServiceWorker.js']
  expect(offlineFiles([...names, 'builds/latest.json', 'offline.json', 'licences.txt'])).toEqual([])
})
