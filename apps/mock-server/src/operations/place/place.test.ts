import { describe, expect, test } from 'vitest'
import { realMock } from '../../testing/real-mock.ts'

const visitor = realMock(null)
const suggested = async (quickSearch: string, language: 'en' | 'zh-cn' = 'en') =>
  (await visitor.get('/api/hotel/suggest', { quickSearch }, language)).data.groups
const first = async (group: string, typed: string) => (await suggested(typed))[group][0]?.id

describe('countries, cities and currencies', () => {
  test('R7.12 Lists all 249 countries, or those that match in any script or by code', async () => {
    expect((await visitor.get('/api/ajax/country')).data.total).toBe(249)
    for (const quickSearch of ['缅', 'myan', 'MM', '95', 'မြန်']) {
      const { data } = await visitor.get('/api/ajax/country', { quickSearch, select: true })
      expect(
        data.list.map((row: { code: string }) => row.code),
        quickSearch,
      ).toContain('MM')
    }
    const { data } = await visitor.get('/api/ajax/country', { quickSearch: 'MM' }, 'zh-cn')
    expect(data.list[0]).toEqual({
      code: 'MM',
      name: '缅甸',
      name_local: 'မြန်မာ',
      dial: '95',
      nationality: '缅甸籍',
      other_names: ['MMR', 'Burma', 'Burmese', 'miandian'],
    })
  })

  test.each([
    ['UK', 'GB'],
    ['usa', 'US'],
    ['UAE', 'AE'],
    ['Turkey', 'TR'],
    ['Holland', 'NL'],
    ['CHN', 'CN'],
    ['zhongguo', 'CN'],
    ['miandian', 'MM'],
    ['taigu', 'TH'],
    ['P.R. China', 'CN'],
  ])(
    'R7.12 %s leads to %s first, by its short or old name, its code or its pinyin',
    async (quickSearch, code) => {
      expect((await visitor.get('/api/ajax/country', { quickSearch })).data.list[0].code).toBe(code)
    },
  )

  test('R7.13 The code of an airport leads to its city', async () => {
    const { data } = await visitor.get('/api/ajax/city', { quickSearch: 'RGN' })
    expect(data.list.map(({ id }: { id: string }) => id)).toEqual(['yangon'])
  })

  test('R7.13 Lists all 60 cities, those of a country, or those that match', async () => {
    expect((await visitor.get('/api/ajax/city')).data.total).toBe(60)
    expect((await visitor.get('/api/ajax/city', { country: 'MM' })).data.total).toBe(14)
    const { data } = await visitor.get('/api/ajax/city', { quickSearch: 'rangoon', select: true })
    expect(data.list).toEqual([
      { id: 'yangon', name: 'Yangon', name_local: 'ရန်ကုန်', country: 'MM', tz: 'Asia/Yangon' },
    ])
  })

  test('R7.20 The ancestors’ spelling quick_search finds the same', async () => {
    const { data } = await visitor.get('/api/ajax/city', { quick_search: 'rangoon', select: true })
    expect(data.list.map((row: { id: string }) => row.id)).toEqual(['yangon'])
  })

  test('The kyat has three rates, each with its name', async () => {
    const { data } = await visitor.get('/api/common/currency')
    const kyat = data.fx.filter(
      (rate: { base: string; quote: string }) => rate.base === 'USD' && rate.quote === 'MMK',
    )
    expect(kyat.map((rate: { source: string }) => rate.source)).toEqual(['official', 'bank_online', 'market'])
  })
})

describe('suggested destinations', () => {
  test('English, Chinese, pinyin, its initials and old spellings find the same city', async () => {
    for (const typed of ['Yangon', 'yang', '仰光', 'yangguang', 'yg', 'rangoon', 'ရန်ကုန်']) {
      expect(await first('city', typed), typed).toBe('yangon')
    }
    for (const typed of ['Pagan', 'nyaung u', '良乌', 'pugan', 'pg'])
      expect(await first('city', typed), typed).toBe('bagan')
    expect(await first('landmark', 'jinta')).toBeUndefined()
    expect(await first('landmark', '大金塔')).toBe('shwedagon')
  })

  test('A landmark is found by its name without the city, in pinyin', async () => {
    expect(await first('landmark', 'dajinta')).toBe(await first('landmark', '大金塔'))
  })

  test.each(['yangguang jichang', 'yangguangjichang', 'yangguang guoji jichang', '仰光机场', 'RGN'])(
    'R7.12 %s leads to the airport of Yangon in every picker',
    async (typed) => {
      expect(await first('landmark', typed)).toBe('airport-rgn')
      const { data } = await visitor.get('/api/airport/index', { quickSearch: typed })
      expect(data.list[0]?.iata).toBe('RGN')
    },
  )

  test('Names the spelling that matched', async () => {
    expect((await suggested('rangoon')).city[0]).toMatchObject({
      name: 'Yangon',
      matched: 'Rangoon',
      hotel_count: 40,
    })
    expect((await suggested('yg', 'zh-cn')).city[0]).toMatchObject({ name: '仰光', matched: '仰光' })
  })

  test('Ranks the beginning of a name before the beginning of a word, and that before anything inside', async () => {
    const names = (await suggested('lake')).landmark.map((row: { name: string }) => row.name)
    expect(names).toEqual(expect.arrayContaining(['Inya Lake', 'Kandawgyi Lake']))
    const { hotel } = await suggested('am')
    expect(hotel[0].name.toLowerCase().startsWith('am')).toBe(true)
    const groups = await suggested('ban')
    expect(groups.city.map((row: { name: string }) => row.name)[0]).toBe('Bangkok')
  })

  test('No group exceeds the limit, and every group is present even when empty', async () => {
    const { data } = await visitor.get('/api/hotel/suggest', { quickSearch: 'a', limit: 2 })
    for (const group of ['city', 'district', 'landmark', 'hotel']) {
      expect(data.groups[group].length).toBeLessThanOrEqual(2)
    }
    expect((await suggested('zzzz')).city).toEqual([])
  })

  test('Without input it suggests the places with most hotels', async () => {
    expect((await suggested('')).city.slice(0, 2).map((row: { id: string }) => row.id)).toEqual([
      'yangon',
      'mandalay',
    ])
  })
})
