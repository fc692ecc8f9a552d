import { describe, expect, test } from 'vitest'
import { realMock } from '../testing/real-mock.ts'

const me = realMock('goldenland')
const fieldsOf = ({ data }: { data: { fields?: object } | null }) => Object.keys(data?.fields ?? {})
const profile = { nickname: 'Hui of the desk', gender: 1 }

describe('another client of an inherited call', () => {
  test('Unknown fields are ignored at any depth, even beside another error', async () => {
    const form = { id: 0, channel_id: 1, title: '', title_style: { color: '#000000', bold: true, size: 3 } }
    const body = { ...form, content: '<p>x</p>', status: 'normal' }
    expect(fieldsOf(await me.post('/api/cms.User/contribute', body))).toEqual(['title'])
  })

  test('An empty text counts as absent in an optional field and as missing in a required one', async () => {
    expect((await me.post('/api/account/profile', { ...profile, birthday: '', username: '' })).code).toBe(1)
    const refused = await me.post('/api/account/profile', { ...profile, nickname: '', gender: '' })
    expect(refused.data.fields).toEqual({ nickname: ['Required'], gender: ['Required'] })
  })

  test('An empty text with a meaning is kept', async () => {
    await me.post('/api/account/profile', { ...profile, motto: 'Ask me' })
    await me.post('/api/account/profile', { ...profile, motto: '', money: '0.00' })
    expect((await me.get('/api/index/index')).data.userInfo.motto).toBe('')
  })

  test('An empty or unknown key of a query is ignored', async () => {
    const { code, data } = await me.get('/api/account/integral', { page: '', limit: 1, uuid: 'x' })
    expect([code, data.list.length]).toEqual([1, 1])
  })
})

test('An assumed call names an unknown field and an empty text', async () => {
  const guest = { full_name: 'Chen Yu', type: 'adult', nationality: '', surplus: 1 }
  expect(fieldsOf(await me.post('/api/guest/save', guest))).toEqual(
    expect.arrayContaining(['nationality', 'surplus']),
  )
})
