import { Buffer } from 'node:buffer'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { bookingBody, expectCleanWorld, findRate } from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'
import type { PersonaName } from '../../world/personas.ts'
import { readDataFile } from '../../world/seed/own/own-file.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const as = (persona: PersonaName | null) =>
  caller(member.mock, member.world, persona && (program.openSession(member.world, persona)?.token ?? null))
const list = async (query: object = {}, who = member) => (await who.get('/api/guest/index', query)).data
const save = (body: object, who = member) => who.post('/api/guest/save', body)

describe('the address book of guests', () => {
  test('A company finds its guests page by page, in every script', async () => {
    const first = await list()
    expect(first.list).toHaveLength(20)
    expect(first.total).toBeGreaterThan(20)
    expect((await list({ page: 2 })).list.length).toBe(first.total - 20)
    expect((await list({ quickSearch: '欧阳' })).list[0].full_name).toMatch(/^OUYANG NA/)
    expect((await list({ quickSearch: 'ouyang  NA', select: true })).total).toBeGreaterThan(0)
    expect((await list({ quickSearch: 'nobody at all' })).list).toEqual([])
  })

  test('R2.262 Finds a guest by pinyin and by letters that another keyboard lacks, and their order too', async () => {
    for (const full_name of ['慕容雪', 'Jørgen Æbelø', 'Łukasz Groß'])
      expect((await save({ full_name })).data.guest).toMatchObject({ full_name })
    for (const [typed, full_name] of [
      ['murong xue', '慕容雪'],
      ['jorgen aebelo', 'Jørgen Æbelø'],
      ['lukasz gross', 'Łukasz Groß'],
    ])
      expect((await list({ quickSearch: typed })).list, typed).toMatchObject([{ full_name }])
  })

  test('Includes a guest who is already chosen, whatever the search', async () => {
    const { list: guests } = await list()
    const { id } = guests.at(-1)
    const found = await list({ initKey: 'id', initValue: [id], quickSearch: 'nobody at all' })
    expect(found.list.map((guest: { id: string }) => guest.id)).toEqual([id])
  })

  test('A saved guest comes first, with the document number masked; omitted fields stay', async () => {
    const saved = await save({
      full_name: '  Khin   Htwe ',
      name_local: 'ခင်ထွေး',
      doc_type: 'passport',
      doc_no: 'MA123456',
      nationality: 'MM',
    })
    const { guest } = saved.data
    expect(guest).toMatchObject({
      full_name: 'Khin Htwe',
      doc_no_masked: '****3456',
      doc_type_text: 'Passport',
      notes: '',
    })
    expect((await list()).list[0]).toEqual(guest)
    member.world.clock.advance(1000)
    const renamed = (await save({ id: guest.id, full_name: 'Khin Htwe Aung' })).data.guest
    expect(renamed).toMatchObject({
      id: guest.id,
      full_name: 'Khin Htwe Aung',
      name_local: 'ခင်ထွေး',
      doc_no_masked: '****3456',
    })
    expect(JSON.stringify(await list())).not.toContain('MA123456')
  })

  test('A name needs letters and no emoji, a birthday is in the past, and both languages say so', async () => {
    expect((await save({ full_name: 'Thant 😀' })).data).toMatchObject({
      error_key: 'VALIDATION',
      fields: { full_name: ['A name cannot contain emoji'] },
    })
    expect((await save({ full_name: 'Thant', birthday: '2026-11-22' })).data).toMatchObject({
      error_key: 'VALIDATION',
      fields: { birthday: [expect.stringContaining('2026-11-22')] },
    })
    const zh = await member.post('/api/guest/save', { full_name: '123' }, 'zh-cn')
    expect(zh.data.fields).toEqual({ full_name: ['请输入正确的姓名'] })
    expect((await save({})).data.fields).toEqual({ full_name: ['Required'] })
  })

  test('Another company neither sees nor changes a guest; a viewer can read but not write', async () => {
    const { id, full_name } = (await list()).list[0]
    const stranger = as('jadecredit')
    expect((await save({ id, full_name: 'Stolen Name' }, stranger)).data.error_key).toBe('NOT_FOUND')
    expect((await list({ initValue: [id], quickSearch: 'nobody at all' }, stranger)).list).toEqual([])
    expect((await list({ quickSearch: full_name })).total).toBeGreaterThan(0)
    const viewer = as('golden_viewer')
    expect((await list({}, viewer)).total).toBeGreaterThan(20)
    expect((await save({ full_name: 'Khin Htwe' }, viewer)).data.error_key).toBe('NO_PERMISSION')
    expect((await as(null).get('/api/guest/index')).data.error_key).toBe('NEED_LOGIN')
  })

  test('A member who sees only their own orders sees and changes only their own guests; a colleague who sees all, all of them', async () => {
    const row = member.world.tables.member.where(({ username }) => username === 'golden_booker')[0]
    if (!row) throw new Error('There is no booker.')
    member.world.tables.member.put({ ...row, data_scope: 'own' })
    const booker = as('golden_booker')
    const [theirs] = member.world.tables.guest.where(
      ({ company_id, saved_by }) => company_id === '1' && saved_by !== row.id,
    )
    if (!theirs) throw new Error('A colleague keeps no guest.')
    const all = await list({ limit: 100 })
    const mine = await list({ limit: 100 }, booker)
    expect(mine.total).toBeGreaterThan(0)
    expect(mine.total).toBeLessThan(all.total)
    expect(mine.list.map(({ id }: { id: string }) => id)).not.toContain(theirs.id)
    const chosen = { initKey: 'id', initValue: [theirs.id], quickSearch: 'nobody at all' }
    expect((await list(chosen, booker)).list).toEqual([])
    expect((await list({ quickSearch: theirs.phone ?? theirs.full_name }, booker)).total).toBe(0)
    const change = { id: theirs.id, full_name: 'Stolen Name' }
    expect((await save(change, booker)).data.error_key).toBe('NOT_FOUND')
    const { guest } = (await save({ full_name: 'Khin Htwe' }, booker)).data
    expect((await list({}, booker)).list[0]).toEqual(guest)
    await save({ id: guest.id, full_name: 'Khin Htwe Aung' })
    expect((await list({}, booker)).list[0].full_name).toBe('Khin Htwe Aung')
  })

  test('Nobody can find out a document number by searching for the guest who has it', async () => {
    const { guest } = (await save({ full_name: 'Khin Htwe', doc_type: 'passport', doc_no: 'MA123456' })).data
    const asked = async (initKey: string, value: string) =>
      (await list({ initKey, initValue: [value], quickSearch: 'nobody at all' })).total
    expect(await asked('doc_no', 'MA123456')).toBe(0)
    expect(await asked('doc_no_masked', guest.doc_no_masked)).toBe(1)
  })

  test('Reads a pasted list with warnings in the language of the caller, and stores nothing', async () => {
    const before = (await list()).total
    const body = { text: 'Room 1\nThant\nLI YU 😀\n12', rooms: [{ adults: 2, child_ages: [4] }] }
    const { data } = await member.post('/api/guest/parse', body)
    expect(data.rows).toEqual([
      {
        line: 2,
        full_name: 'Thant',
        name_local: null,
        room_index: 1,
        type: 'adult',
        age: null,
        birthday: null,
        birthday_error: null,
        nationality: null,
        doc_no: null,
        phone: null,
        warnings: ['One word only: compare it with the passport; a single name can be booked'],
      },
      {
        line: 3,
        full_name: 'LI YU',
        name_local: null,
        room_index: 1,
        type: 'adult',
        age: null,
        birthday: null,
        birthday_error: null,
        nationality: null,
        doc_no: null,
        phone: null,
        warnings: ['Emoji were removed'],
      },
    ])
    expect(data.warnings).toEqual([
      'Line 4 holds no name that could be read: 12',
      'Room 1: 0 children in the list, 1 were searched for',
    ])
    const zh = (await member.post('/api/guest/parse', body, 'zh-cn')).data
    expect(zh.warnings).toEqual(['第4行未识别出姓名：12', '第1间：名单有0位儿童，查询时为1位'])
    expect((await list()).total).toBe(before)
  })

  test('Twelve pasted guests get places in four rooms', async () => {
    const text = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter) => `Khin ${letter}ung`).join('\n')
    const children = [5, 7, 9, 11].map((age) => `Mg Htun (child, ${age})`).join('\n')
    const rooms = [5, 7, 9, 11].map((age) => ({ adults: 2, child_ages: [age] }))
    const { data } = await member.post('/api/guest/parse', { text: `${text}\n${children}`, rooms })
    expect(data.rows.map(({ room_index }: { room_index: number }) => room_index)).toEqual([
      1, 1, 2, 2, 3, 3, 4, 4, 1, 2, 3, 4,
    ])
    expect(data.warnings).toEqual([])
  })

  test('Reads a file that a colleague uploaded like a pasted list, and knows nothing of other files', async () => {
    const rooms = [{ adults: 2, child_ages: [] }]
    const keep = (suffix: string, content: string, company_id = '1') => {
      const number = member.world.next('upload')
      const url = `/media/upload/default/20261121/${number}.${suffix}`
      member.world.tables.upload.put({
        id: String(number),
        company_id,
        member_id: '102',
        topic: 'default',
        url,
        name: `list.${suffix}`,
        size: content.length,
        mimetype: 'text/plain',
        suffix,
        sha1: '',
        width: null,
        height: null,
        time: 0,
        content,
      })
      return url
    }
    const parse = async (file_url: string) =>
      (await member.post('/api/guest/parse', { rooms, file_url })).data
    const text = 'Room 1\nThant Zin\n王伟 WANG WEI'
    const pasted = (await member.post('/api/guest/parse', { rooms, text })).data
    expect(pasted.rows).toHaveLength(2)
    const base64 = Buffer.from(`\uFEFF${text}`).toString('base64')
    expect(await parse(keep('csv', base64))).toEqual(pasted)
    const old = Buffer.concat([
      Buffer.from('Room 1\nThant Zin\n'),
      // What a spreadsheet in Chinese writes for the name above.
      Buffer.from([0xcd, 0xf5, 0xce, 0xb0]),
      Buffer.from(' WANG WEI'),
    ])
    expect(await parse(keep('txt', old.toString('base64')))).toEqual(pasted)
    expect((await parse(keep('csv', base64, '2'))).error_key).toBe('NOT_FOUND')
    expect((await parse(keep('png', base64))).error_key).toBe('NOT_FOUND')
  })

  test('Needs a text or a file, and answers NOT_FOUND for an unknown file', async () => {
    const rooms = [{ adults: 1, child_ages: [] }]
    expect((await member.post('/api/guest/parse', { rooms })).data.fields).toEqual({ text: ['Required'] })
    expect(
      (await member.post('/api/guest/parse', { rooms, file_url: '/files/none.csv' })).data.error_key,
    ).toBe('NOT_FOUND')
  })
})

test('R5.100 A birth date that lies ahead is refused or named at its field, in the same words everywhere', async () => {
  const birthday = '2099-01-01'
  const saved = (await save({ full_name: 'WANG XI', birthday })).data.fields.birthday[0]
  const profile = await member.post('/api/account/profile', { nickname: 'Hui', gender: 0, birthday })
  expect(profile.data.fields.birthday).toEqual([saved])
  const { guests, ...body } = bookingBody(await findRate(member))
  const born = guests.map((guest) => ({ ...guest, birthday }))
  const booked = await member.post('/api/hotel/book', { ...body, guests: born })
  // A booking counts from its first day.
  const [today, first] = ['2026-11-21', '2026-12-10']
  expect(booked.data.fields['guests[0].birthday']).toEqual([saved.replace(today, first)])
  expect(await birthErrorsOfLists(birthday)).toEqual([saved, saved])
})

test.each(['1850-01-01', '1980-02-30'])(
  'R5.100 %s is no birth date, in the same words everywhere',
  async (birthday) => {
    const saved = (await save({ full_name: 'WANG XI', birthday })).data.fields.birthday[0]
    // The field of a list is empty, so its error repeats what was written.
    const repeated = `${saved}: ${birthday}`
    expect(await birthErrorsOfLists(birthday)).toEqual([repeated, repeated])
  },
)

/** What a pasted list and an own file say of the birth date of their only guest. */
async function birthErrorsOfLists(birthday: string): Promise<unknown[]> {
  const text = `Name,Birth date\nWANG XI,${birthday}`
  const [row] = (await member.post('/api/guest/parse', { text })).data.rows
  expect(row).toMatchObject({ birthday: null, warnings: [] })
  const file = `kind,company_id,full_name,birthday\nguest,1,WANG XI,${birthday}`
  const read = await readDataFile(file, member.world.clock.now())
  const [error = ''] = 'errors' in read ? read.errors : []
  return [row.birthday_error, error.replace('row 2, birthday: ', '')]
}
