import { describe, expect, test } from 'vitest'
import { successExamples } from './examples.fixture.ts'
import { readData } from './readers.ts'
import { Unreadable } from './reading.ts'

const examples = successExamples.map((example) => ({
  ...example,
  title: `${example.operation}, ${example.name}`,
}))

test('An answer that keeps the contract is read as it was sent', () => {
  const changed = examples.filter(
    ({ method, path, data }) =>
      JSON.stringify(sorted(readData(method, path, data))) !== JSON.stringify(sorted(data)),
  )
  expect(examples.length).toBeGreaterThan(150)
  expect(changed.map(({ title }) => title)).toEqual([])
})

/** Members in the order of their names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  )
}

/** The same, as PHP would send it: numbers as text, empty objects as `[]`, with members that nobody knows. */
function asPhp(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(asPhp)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, each]) => [name, asPhp(each)])
  return members.length === 0 ? [] : Object.fromEntries([...members, ['weigh_of_nobody', '0']])
}

describe('an answer of a call that the ancestors have', () => {
  // Their maps from names to texts hold whatever name there is.
  const withMaps =
    /^(?:getArticle|getCmsHome|listArticles|listNewArticles|getCmsSettings|listReadingRecords|listContentOrders|getContributionForm)\b/
  const inherited = examples.filter(({ status, title }) => status !== 'stubbed' && !withMaps.test(title))

  test('is read the same with numbers as text, empty objects as lists and unknown members', () => {
    const differing = inherited.filter(
      ({ method, path, data }) =>
        JSON.stringify(readData(method, path, asPhp(data))) !== JSON.stringify(readData(method, path, data)),
    )
    expect(inherited.length).toBeGreaterThan(40)
    expect(differing.map(({ title }) => title)).toEqual([])
  })

  test('that means nothing is refused by the name of its field, and never as an error of the program', () => {
    const hostile = [null, [], {}, '', 0, 'text', [[]], { list: {} }, { list: [null] }, { userInfo: 7 }]
    const thrown = examples
      .filter(({ status }) => status !== 'stubbed')
      .flatMap(({ method, path, title }) =>
        hostile.map((data) => ({ title, error: errorOf(method, path, data) })),
      )
      .filter(({ error }) => error !== null && !(error instanceof Unreadable))
    expect(thrown).toEqual([])
  })
})

function errorOf(method: string, path: string, data: unknown): unknown {
  try {
    readData(method, path, data)
    return null
  } catch (error) {
    return error
  }
}

describe('the site call', () => {
  const read = (data: unknown) =>
    readData('GET', '/api/index/index', data) as {
      site: Record<string, unknown>
      openMemberCenter: boolean
      rules: Record<string, unknown>[]
      menus: Record<string, unknown>[]
      userInfo: Record<string, unknown>
    }

  test('of the ancestors, literally, gives a site with defaults for what they do not have', () => {
    const { site, rules, menus, userInfo } = read({
      site: {
        siteName: 'A',
        recordNumber: '',
        cdnUrl: '//cdn.example.com',
        upload: { maxSize: '10485760', allowedSuffixes: 'jpg,png', allowedMimeTypes: [], mode: 'local' },
      },
      openMemberCenter: true,
      userInfo: [],
      rules: [
        { id: '4', pid: '0', type: 'nav', title: 'News', name: 'cms/channel/1', url: null, menu_type: null },
      ],
      menus: [],
    })
    expect(site).toEqual({
      siteName: 'A',
      siteTag: '',
      siteLogo: '',
      version: '',
      cdnUrl: '//cdn.example.com',
      apiUrl: '',
      currency: 'CNY',
      upload: { maxSize: 10_485_760, mode: 'local', allowedSuffixes: 'jpg,png', allowedMimeTypes: [] },
      iframe_hosts: [],
    })
    expect(rules).toEqual([
      {
        id: 4,
        pid: 0,
        type: 'nav',
        title: 'News',
        name: 'cms/channel/1',
        path: 'cms/channel/1',
        icon: '',
        menu_type: '',
        url: '',
        no_login_valid: 0,
        extend: 'none',
      },
    ])
    expect([menus, userInfo]).toEqual([[], []])
  })

  test('without anything in it is an open site without a name', () => {
    expect(read([])).toMatchObject({ site: { siteName: '' }, openMemberCenter: true, rules: [], menus: [] })
    expect(() => read(null)).toThrow(Unreadable)
  })

  test('names a member without nickname by the account, and a number without area as it is', () => {
    const { userInfo } = read({
      userInfo: { id: '7', username: 'lin', nickname: null, mobile: '13812345678' },
    })
    expect(userInfo).toMatchObject({ id: 7, nickname: 'lin', full_mobile_text: '13812345678', gender: 0 })
    expect(read({ userInfo: { id: 7, area_num: '95', mobile: '93982973' } }).userInfo.full_mobile_text).toBe(
      '+95 93982973',
    )
  })

  test('has balance and points of a member, and neither where they are missing', () => {
    const [rich, poor] = [{ id: '7', money: '120.50', score: '35' }, { id: '7' }].map((userInfo) =>
      read({ userInfo }),
    )
    expect(rich?.userInfo).toMatchObject({ money: '120.50', score: 35 })
    expect(poor?.userInfo).not.toHaveProperty('money')
    expect(poor?.userInfo).not.toHaveProperty('score')
  })

  test.each([
    ['data.userInfo.id', { userInfo: { username: 'lin' } }],
    ['data.menus[1].id', { menus: [{ id: 1 }, { title: 'x' }] }],
    ['data.rules', { rules: 'none' }],
    ['data.site.upload.maxSize', { site: { upload: { maxSize: 'much' } } }],
    ['data.openMemberCenter', { openMemberCenter: 'perhaps' }],
  ])('names %s when it cannot be read', (field, data) => {
    expect(() => read(data)).toThrow(field)
  })
})

test('Signing in without a token is no success', () => {
  const signIn = (userInfo: object) => readData('POST', '/api/user/checkIn', { userInfo, routePath: '/user' })
  expect(() => signIn({ id: 7, username: 'lin' })).toThrow('data.userInfo.token')
  expect(signIn({ id: '7', token: 't', refresh_token: null })).toMatchObject({
    userInfo: { id: 7, token: 't', refresh_token: '' },
  })
})

test('A list with gaps, which PHP sends as an object, keeps its order', () => {
  const data = { list: { 0: { value: 1, label: 'a' } } }
  expect(() => readData('GET', '/api/ajax/area', data)).toThrow('data')
  expect(
    readData('GET', '/api/ajax/area', { 0: { value: '1', label: 'a' }, 2: { value: 3, label: 'c' } }),
  ).toEqual([
    { value: 1, label: 'a' },
    { value: 3, label: 'c' },
  ])
})

test('An article of the ancestors is dated by when it was made, where its day is a sentence', () => {
  const [read] = (
    readData('GET', '/api/cms.Index/articleList', {
      list: [{ id: '5', publish_time: '2 days ago', create_time: '1729000000', cmsTags: { name: [] } }],
    }) as { list: { publish_time: number; cmsTags: object }[] }
  ).list
  expect(read).toMatchObject({ publish_time: 1_729_000_000, cmsTags: { name: {} } })
})

test('An article of the ancestors that costs nothing is open, one with a price is to be paid', () => {
  const paid = (content: object) =>
    (readData('GET', '/api/cms.Content/info', { content }) as { content: { paid: boolean } }).content.paid
  expect([paid({ id: 1, price: '0.00' }), paid({ id: 1 }), paid({ id: 1, price: '19.00' })]).toEqual([
    true,
    true,
    false,
  ])
})

test('A call whose shape is assumed must answer an object with members', () => {
  const read = (data: unknown) => readData('GET', '/api/order/index', data)
  for (const data of [null, [], {}, 'text', undefined, 7])
    expect(() => read(data)).toThrow('data: expected an object')
  expect(read({ list: [] })).toEqual({ list: [] })
  const done = (data: unknown) => readData('POST', '/api/order/cancel', data)
  expect(done({})).toEqual({})
  expect(() => done([])).toThrow('data: expected an object')
})

test('A call that tells nothing succeeds whatever comes with it', () => {
  for (const data of [null, [], {}, 'saved'])
    expect(readData('post', '/api/account/profile', data)).toEqual({})
})
