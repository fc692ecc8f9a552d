import { expect, test } from 'vitest'
import { drawnOrder } from './file-order.ts'

const names = ['apps/a.test.ts', 'apps/b.test.ts', 'libs/c.test.ts', 'libs/d.test.ts', 'tools/e.test.ts']
const filesIn = (root: string) => names.map((name) => ({ moduleId: `${root}/${name}` }))
const orderIn = (root: string, seed: number, files = filesIn(root)) =>
  drawnOrder(files, { root, seed }).map(({ moduleId }) => moduleId.slice(root.length + 1))

test('a seed repeats an order of files in another folder and after another usual order; another seed gives another', () => {
  const drawn = orderIn('/home/one', 718_536)
  expect(orderIn('/srv/two', 718_536)).toEqual(drawn)
  expect(orderIn('/srv/two', 718_536, filesIn('/srv/two').toReversed())).toEqual(drawn)
  expect(drawn.toSorted()).toEqual(names)
  expect(orderIn('/home/one', 7)).not.toEqual(drawn)
})
