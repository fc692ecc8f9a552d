import { beforeEach, describe, expect, test } from 'vitest'
import { colleague, expectNotFound } from '../../testing/document-desk.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock

beforeEach(() => {
  member = realMock('goldenland')
})

const list = async (query: object = {}) => (await member.get('/api/invoice/titleIndex', query)).data.list
const save = (title: object, language: 'en' | 'zh-cn' = 'en') =>
  member.post('/api/invoice/titleSave', title, language)
const complete = {
  title_type: 'enterprise',
  title: '昆明金桥旅行社有限公司',
  tax_no: '91530100MA6K5T2X35',
  address: '昆明市东风东路18号',
  phone: '0871-65550101',
  bank: '中国银行昆明分行',
  account_no: '6222020200112233445',
  email: 'finance@goldenbridge.example',
}

describe('invoice titles', () => {
  test('Lists the default title first; a search narrows the list, and chosen titles stay in it', async () => {
    const titles = await list()
    expect(titles[0]).toMatchObject({ is_default: true, kinds_allowed: ['normal', 'special', 'commercial'] })
    expect((await list({ select: true, quickSearch: '王小明' })).map(({ id }: { id: string }) => id)).toEqual(
      ['it-103'],
    )
    const chosen = await list({ quickSearch: '王小明', initKey: 'id', initValue: ['it-102'] })
    expect(chosen.map(({ id }: { id: string }) => id)).toEqual(['it-102', 'it-103'])
  })

  test('A saved title can become the default, and there is only one', async () => {
    const { data } = await save({ ...complete, is_default: true })
    expect(data.title).toMatchObject({ title: complete.title, is_default: true, warning: null })
    const defaults = (await list()).filter(({ is_default }: { is_default: boolean }) => is_default)
    expect(defaults.map(({ id }: { id: string }) => id)).toEqual([data.title.id])
    expect((await list())[0].id).toBe(data.title.id)
  })

  test('Changing a title keeps its id, and invoices keep the title with which they were issued', async () => {
    const { data } = await save(complete)
    const changed = await save({
      ...complete,
      id: data.title.id,
      title: '昆明金桥国际旅行社有限公司',
      bank: '',
    })
    expect(changed.data.title).toMatchObject({ id: data.title.id, kinds_allowed: ['normal', 'commercial'] })
  })

  test('The first title of a company is its default', async () => {
    member = realMock('newleaf')
    expect(await list()).toEqual([])
    const { data } = await save({ title_type: 'individual', title: 'Khin Myo Aung' })
    expect(data.title).toMatchObject({ is_default: true, tax_no: '' })
  })

  test.each([
    ['no number', { tax_no: null }, 'tax_no', 'An enterprise needs its tax number', '企业抬头须填写税号'],
    [
      'a mistyped number',
      { tax_no: '91530100MA6K5T2X3L' },
      'tax_no',
      'The check character of this tax number is wrong, please compare it',
      '税号校验位不正确，请核对',
    ],
    [
      'a tax number for an organisation without one',
      { title_type: 'organisation' },
      'tax_no',
      'Only an enterprise has a tax number',
      '只有企业抬头才有税号',
    ],
    [
      'the tax number of a company for a person',
      { title_type: 'individual' },
      'tax_no',
      'Please enter the correct ID number',
      '请输入正确的身份证号码',
    ],
  ])('Refuses a title with %s at its field', async (_what, more, field, en, zh) => {
    expect((await save({ ...complete, ...more })).data).toEqual({
      error_key: 'TITLE_INVALID',
      fields: { [field]: [en] },
    })
    expect((await save({ ...complete, ...more }, 'zh-cn')).data.fields).toEqual({ [field]: [zh] })
  })

  test('Members who manage titles see the full ID number of a person; others see its end and cannot search for it', async () => {
    const id = '530102199001011234'
    await save({ title_type: 'individual', title: 'Khin Myo Aung', tax_no: id })
    const [own] = await list({ quickSearch: id })
    expect(own).toMatchObject({ tax_no: id, warning: null })
    const reader = colleague(member, 'golden_viewer')
    const [masked] = (await reader.get('/api/invoice/titleIndex', { quickSearch: 'Khin Myo' })).data.list
    expect(masked.tax_no).toBe('**************1234')
    expect((await reader.get('/api/invoice/titleIndex', { quickSearch: id })).data.total).toBe(0)
  })

  test('Refuses the same title twice, and warns about an old number', async () => {
    await save(complete)
    expect((await save(complete)).data.fields).toEqual({ title: ['This title already exists'] })
    const { data } = await save({ ...complete, title: 'x', tax_no: '530102713402134' })
    expect(data.title.warning).toContain('15 or 20')
  })

  test('When the default is removed, another becomes it; removing is all or nothing', async () => {
    expectNotFound([await member.post('/api/invoice/titleRemove', { ids: ['it-101', 'it-201'] })])
    expect(await list()).toHaveLength(3)
    await member.post('/api/invoice/titleRemove', { ids: ['it-101'] })
    expect((await list()).map(({ is_default }: { is_default: boolean }) => is_default)).toEqual([true, false])
  })

  test.each([
    ['goldenland', {}, true],
    ['golden_finance', {}, true],
    // Members who do not see all net prices may not apply for invoices, but may still manage titles.
    ['golden_finance', { data_scope: 'own' }, true],
    ['golden_finance', { data_scope: 'own', nodes: ['invoice/apply', 'order/viewNet'] }, false],
    ['golden_finance', { nodes: ['invoice/apply', 'order/viewNet'] }, true],
    ['golden_booker', {}, false],
    ['golden_viewer', {}, false],
  ] as const)(
    'The bank account of a title: %s with %o sees it in full: %s',
    async (persona, more, complete) => {
      const [row] = member.world.tables.member.where(({ username }) => username === persona)
      if (row) member.world.tables.member.put({ ...row, ...more })
      const reader = colleague(member, persona)
      const [title] = (await reader.get('/api/invoice/titleIndex')).data.list
      const full = member.world.tables.invoice_title.get(title.id)?.account_no ?? ''
      expect(title.account_no).toBe(complete ? full : `***************${full.slice(-4)}`)
      const asked = await reader.get('/api/invoice/titleIndex', {
        quickSearch: 'nobody at all',
        initKey: 'account_no',
        initValue: [full],
      })
      expect(asked.data.total).toBe(complete ? 1 : 0)
    },
  )

  test('Answers NOT_FOUND for another company’s title, and refuses members who may not manage titles', async () => {
    const stranger = colleague(member, 'jadecredit')
    expectNotFound([
      await stranger.post('/api/invoice/titleSave', { ...complete, id: 'it-101' }),
      await stranger.post('/api/invoice/titleRemove', { ids: ['it-101'] }),
    ])
    expect(await colleague(member, 'golden_booker').post('/api/invoice/titleSave', complete)).toMatchObject({
      code: 401,
    })
  })
})
