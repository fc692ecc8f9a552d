import { describe, expect, test } from 'vitest'
import { bookingBody, bookStay, checkRate, clientRef, findRate } from '../../testing/hotel-journey.ts'
import { realMock } from '../../testing/real-mock.ts'
import { bookCar, carBody, quoteCar, travellers } from '../../testing/ride-journey.ts'

const disguises = [
  ['the same letters', 'WANG MEILING'],
  ['small letters', 'wang meiling'],
  ['a space of no width', 'WA\u200bNG MEI\u200bLING'],
  ['joiners', 'WANG\u200c MEI\u200dLING'],
  ['full-width letters', 'ＷＡＮＧ　ＭＥＩＬＩＮＧ'],
  ['punctuation', 'Wang, Mei-Ling.'],
  ['a syllable apart', 'WANG MEI LING'],
  ['a title', 'Ms. Wang Meiling'],
  ['a title behind', 'WANG MEILING MS'],
  ['the family name last', 'Meiling Wang'],
  ['a tone mark', 'Wáng Měilíng'],
  ['Cyrillic letters', 'W\u0410NG M\u0415ILING'],
  ['Greek letters', 'WA\u039dG ME\u0399LING'],
] as const

const stay = async (names: readonly string[]) => {
  const member = realMock('goldenland')
  await bookStay(member, { names: ['WANG MEILING', 'LI YU'] })
  const { rate } = (await checkRate(member, await findRate(member))).data
  return member.post('/api/hotel/book', bookingBody(rate, { names, nth: 2 }))
}

describe('a guest who has a room in those nights', () => {
  test.each(disguises)('Is recognised behind %s', async (_, name) => {
    expect((await stay([name, 'HU BO'])).data.error_key).toBe('DUPLICATE_STAY')
  })

  test.each(['WANG MEILIN', 'WANG MEI', 'LING WANGMEI U', 'MA MEILING', 'Thant'])(
    'Is not confused with %s',
    async (name) => {
      expect(await stay([name, 'HU BO'])).toMatchObject({ code: 1 })
    },
  )

  test('Cannot take two rides at a time under another spelling either', async () => {
    const member = realMock('goldenland')
    await bookCar(member)
    const { data } = await quoteCar(member)
    const guests = travellers('Mr. wei\u200b WANG', 'HU BO')
    expect((await member.post('/api/car/book', carBody(data, 2, { guests }))).data.error_key).toBe(
      'DUPLICATE_STAY',
    )
  })
})

describe('a guest twice in one room', () => {
  const inOneRoom = async (names: readonly string[], more: readonly object[] = [], body: object = {}) => {
    const member = realMock('goldenland')
    const { rate } = (await checkRate(member, await findRate(member))).data
    const form = bookingBody(rate, { names })
    const guests = form.guests.map((guest, index) => ({ ...guest, ...more[index] }))
    return member.post('/api/hotel/book', { ...form, client_ref: clientRef(9), guests, ...body })
  }

  test.each(disguises)('Is refused at the field of the second name, behind %s', async (_, name) => {
    const answer = await inOneRoom(['WANG MEILING', name])
    expect(answer.data.error_key).toBe('VALIDATION')
    expect(Object.keys(answer.data.fields)).toEqual(['guests[1].full_name'])
  })

  test('Counts as two guests if their names differ in their own script, or if the operator says so', async () => {
    const local = [{ name_local: '王美玲' }, { name_local: '王梅灵' }]
    expect(await inOneRoom(['WANG MEILING', 'WANG MEILING'], local)).toMatchObject({ code: 1 })
    const sure = { different_people: true }
    expect(await inOneRoom(['WANG MEILING', 'WANG MEILING'], [], sure)).toMatchObject({ code: 1 })
  })

  test('The shared name of two people says nothing about another order of theirs, and vice versa', async () => {
    const member = realMock('goldenland')
    const book = async (nth: number, body: object) => {
      const { rate } = (await checkRate(member, await findRate(member))).data
      const form = bookingBody(rate, { names: ['WANG MEILING', 'Wang Meiling'] })
      return member.post('/api/hotel/book', { ...form, client_ref: clientRef(nth), ...body })
    }
    expect((await book(1, { different_people: true })).code).toBe(1)
    expect((await book(2, { different_people: true })).data.error_key).toBe('DUPLICATE_STAY')
    expect((await book(3, { confirm_duplicate: true })).data.error_key).toBe('VALIDATION')
    expect((await book(4, { different_people: true, confirm_duplicate: true })).code).toBe(1)
  })

  test('Is refused in a car too', async () => {
    const member = realMock('goldenland')
    const { data } = await quoteCar(member)
    const guests = travellers('WANG WEI', 'Wei WANG')
    const answer = await member.post('/api/car/book', carBody(data, 2, { guests }))
    expect(Object.keys(answer.data.fields ?? {})).toEqual(['guests[1].full_name'])
  })
})
