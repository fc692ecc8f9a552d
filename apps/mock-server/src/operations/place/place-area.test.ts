import { describe, expect, test } from 'vitest'
import { readAreas } from '../../domain/place/areas.ts'
import { realMock } from '../../testing/real-mock.ts'
import { areaLines } from '../../world/seed/tables/areas.ts'

const path = '/api/ajax/area'
type Option = { value: number; label: string }

describe('areas', () => {
  test('R7.11 Offers the provinces first, then the cities of a province, then the districts of a city', async () => {
    const visitor = realMock(null)
    const ask = async (query: object, language: 'en' | 'zh-cn' = 'en'): Promise<Option[]> =>
      (await visitor.get(path, query, language)).data
    expect(await ask({})).toHaveLength(34)
    const cities = await ask({ province: 530_000 }, 'zh-cn')
    expect(cities).toHaveLength(16)
    expect(cities[0]).toEqual({ value: 530_100, label: '昆明市' })
    const districts = await ask({ province: 530_000, city: 533_100 })
    expect(districts).toContainEqual({ value: 533_102, label: 'Ruili' })
    expect(await ask({ province: 530_000, city: 533_400 })).toEqual([{ value: 533_401, label: 'Shangri-La' }])
  })

  test('A city of another province and an unknown number have nothing below them', async () => {
    const visitor = realMock(null)
    expect((await visitor.get(path, { province: 440_000, city: 530_100 })).data).toEqual([])
    expect((await visitor.get(path, { province: 990_000 })).data).toEqual([])
    const alone = await visitor.get(path, { city: 530_100 })
    expect(alone.data.fields).toEqual({ province: ['Required'] })
    const bad = await visitor.get(path, { province: 'abc' })
    expect(bad.data.fields).toHaveProperty('province')
  })

  test('Ids are unique, every area below a province has a parent, and every name exists in both languages', () => {
    const areas = readAreas(areaLines)
    const ids = new Set(areas.map(({ id }) => id))
    expect(ids.size).toBe(areas.length)
    expect(areas.every(({ parent }) => parent === null || ids.has(parent))).toBe(true)
    expect(areas.filter(({ name }) => name.en === '' || !/^\p{Script=Han}+$/u.test(name['zh-cn']))).toEqual(
      [],
    )
    const provinces = areas.filter(({ parent }) => parent === null)
    expect(provinces.filter(({ id }) => !areas.some(({ parent }) => parent === id))).toEqual([])
    expect(areas.length).toBeGreaterThan(350)
  })
})
