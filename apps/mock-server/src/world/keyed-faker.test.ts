import { describe, expect, test } from 'vitest'
import { keyedFaker } from './keyed-faker.ts'

describe('faker by key', () => {
  test('The same key gives the same values, and another key others', () => {
    const words = (...path: string[]) => keyedFaker(1, path).lorem.words(8)
    expect(words('article', '1', 'title')).toBe(words('article', '1', 'title'))
    expect(words('article', '1', 'title')).not.toBe(words('article', '2', 'title'))
  })

  test('What was drawn for one field moves no other field', () => {
    const name = () => keyedFaker(1, ['person', '1', 'name']).person.fullName()
    const before = name()
    keyedFaker(1, ['person', '1', 'phone']).phone.number()
    expect(name()).toBe(before)
  })
})
