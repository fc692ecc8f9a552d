import { describe, expect, test } from 'vitest'
import { limits, room } from './limits.ts'
import type { PageLoad } from './load.ts'
import type { Shift } from './observe.ts'
import { pages } from './pages.ts'
import { type Case, exactOf, floorTable, overLimits, pageTable, table } from './report.ts'
import { kindOf, kinds, loaded, type SeenRequest } from './requests.ts'
import { blockingTime, cumulativeShift, median } from './statistics.ts'

const shift = (time: number, value: number): Shift => ({ time, value, moved: [] })
const task = (time: number, duration: number) => ({ time, duration, scripts: [] })

describe('statistics', () => {
  test('the median lies between the two middle values and ignores missing ones', () => {
    expect(median([5, 1, null, 3])).toBe(3)
    expect(median([4, 1, 2, 3])).toBe(2.5)
    expect(median([null])).toBeNull()
  })

  test('the shift is the largest window, which ends after a second without shifts or after five seconds', () => {
    expect(cumulativeShift([])).toBe(0)
    expect(cumulativeShift([shift(0, 0.1), shift(900, 0.1), shift(2000, 0.15)])).toBeCloseTo(0.2)
    const every800 = Array.from({ length: 10 }, (_, index) => shift(index * 800, 0.01))
    expect(cumulativeShift(every800)).toBeCloseTo(0.07)
  })

  test('a task blocks for its time above 50 ms, and not before the first paint', () => {
    expect(blockingTime([task(1000, 130), task(2000, 50)], 500)).toBe(80)
    expect(blockingTime([task(400, 200)], 500)).toBe(50)
    expect(blockingTime([task(100, 300)], 500)).toBe(0)
  })
})

const request = (url: string, bytes: number): SeenRequest => ({
  url: `http://127.0.0.1${url}`,
  kind: kindOf(`http://127.0.0.1${url}`, ''),
  bytes,
  underWay: false,
})

describe('requests', () => {
  test.each([
    ['/assets/home-DN22kITy.js', 'Other', 'script'],
    ['/assets/home.css', 'Stylesheet', 'style'],
    ['/user/login', 'Document', 'page'],
    ['/api/index/index?requiredLogin=0', 'Fetch', 'call'],
    ['/media/hotel/1', 'Image', 'picture'],
    ['/builds/meta/1.json', 'Fetch', 'other'],
  ])('%s as %s is a %s', (path, type, kind) => {
    expect(kindOf(`http://127.0.0.1${path}`, type)).toBe(kind)
  })

  test('the sum counts one kind or all', () => {
    const requests = [request('/a.js', 10), request('/b.js', 5), request('/c.css', 1)]
    expect(loaded(requests, 'script')).toEqual({ requests: 2, bytes: 15 })
    expect(loaded(requests)).toEqual({ requests: 3, bytes: 16 })
  })
})

function load(requests: readonly SeenRequest[], more: Partial<PageLoad> = {}): PageLoad {
  return {
    all: loaded(requests),
    kinds: Object.fromEntries(kinds.map((kind) => [kind, loaded(requests, kind)])) as PageLoad['kinds'],
    scriptsBefore: loaded(requests, 'script'),
    firstPaint: 500,
    largestPaint: 600,
    usable: 900,
    content: 1000,
    blocking: 0,
    shift: 0,
    heap: 4,
    elements: 100,
    requests,
    seen: {
      firstPaint: 500,
      largest: null,
      shifts: [],
      longTasks: [],
      begins: 800,
      usable: 900,
      content: 1000,
      interactions: [],
    },
    ...more,
  }
}

const [home] = pages
const caseOf = (...runs: PageLoad[]): Case => {
  if (!home) throw new Error('No page is measured.')
  return { page: home, as: 'visitor', language: 'en', runs }
}

describe('limits', () => {
  test('the largest run counts', () => {
    const one = load([request('/a.js', 1000)], { shift: 0.00049 })
    const other = load([request('/a.js', 1000), request('/b.css', 500)], { shift: 0.0004 })
    expect(exactOf([one, other])).toEqual({ requests: 2, scriptBefore: 1, script: 1, style: 0.5, shift: 0 })
  })

  test('a figure above its limit is reported with both values, one that reaches it is not', () => {
    const { script, requests } = limits.home.visitor
    const heavy = Math.ceil(script * room) + 1
    expect(overLimits([caseOf(load([request('/a.js', heavy * 1000)]))])).toContainEqual(
      `home, visitor, en: ${heavy} kB of JavaScript at rest, ${script} allowed`,
    )
    const full = load(Array.from({ length: requests }, () => request('/a.css', 1)))
    expect(overLimits([caseOf(full)])).toEqual([])
    expect(overLimits([caseOf(load([], { shift: 0.001 }))])).toEqual([
      'home, visitor, en: 0.001 layout shift, 0 allowed',
    ])
  })

  test('no limit before the page is usable exceeds that at rest', () => {
    for (const { name, limits } of pages)
      for (const { scriptBefore, script } of Object.values(limits))
        expect(scriptBefore, name).toBeLessThanOrEqual(script)
  })
})

describe('tables', () => {
  test('figures are aligned right, words left', () => {
    expect(
      table(
        ['page', 'ms'],
        [
          ['home', '7'],
          ['login', '–'],
        ],
      ),
    ).toBe(['| page  |  ms |', '|-------|----:|', '| home  |   7 |', '| login |   – |'].join('\n'))
  })

  test('a page is compared with the floor of the same run', () => {
    const floor = load([request('/a.js', 1000)])
    const page = caseOf(load([request('/a.js', 1500)], { content: null }))
    const row = floorTable([page], new Map([['/', [floor]]]))
      .split('\n')
      .at(-1)
    const cells = row?.split('|').map((cell) => cell.trim())
    expect(cells?.slice(1, -1)).toEqual([
      'home',
      'visitor',
      'en',
      '×1.50',
      '×1.00',
      '0.6',
      '×1.80',
      '1.2',
      '–',
      '1.45',
    ])
    expect(pageTable([page])).toContain('| home ')
  })
})
