import { valuesOf } from '@portal/api-client/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { colleague, fetchFile, minute, uploadedFile } from '../../testing/document-desk.ts'
import { clientRef, confirmedOrder, expectCleanWorld } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock
let proof: string

beforeEach(() => {
  member = realMock('goldenland', { scenario: 'empty_account' })
  proof = uploadedFile(member, '1')
})
afterEach(() => expectCleanWorld(member))

const balance = async () => Number((await member.get('/api/wallet/summary')).data.wallet.balance.amount)

const report = (more: object = {}, nth = 1, language: 'en' | 'zh-cn' = 'en') => {
  const body = {
    client_ref: clientRef(nth),
    money: { amount: '5000.00', currency: 'CNY' },
    bank_ref: 'TR-8841',
    transfer_date: '2026-11-20',
    proof_files: [proof],
  }
  return member.post('/api/wallet/topup', { ...body, ...more }, language)
}

describe('topping up', () => {
  test('R9.30 A reported transfer counts once staff have found it, and the ledger names it', async () => {
    const before = await balance()
    const { data } = await report({ remark: 'November' })
    expect(data).toMatchObject({
      replayed: false,
      topup: { status: 'submitted', verify_time: null, remark: 'November' },
    })
    expect(await balance()).toBe(before)
    member.world.clock.advance(10 * minute)
    expect(await balance()).toBe(before + 5000)
    const { data: ledger } = await member.get('/api/wallet/ledger')
    expect(ledger.list[0]).toMatchObject({
      type: 'topup',
      direction: 'in',
      topup_id: data.topup.id,
      remark: 'TR-8841',
    })
    const { data: list } = await member.get('/api/wallet/topupIndex', { status: ['verified'] })
    expect(list.list[0]).toMatchObject({ id: data.topup.id, status: 'verified', status_text: 'Verified' })
    const { data: notes } = await member.get('/api/notification/index')
    expect(notes.list[0].title).toBe('Top-up credited')
  })

  test('R2.131 A report can be taken back until staff have looked, and then be sent again', async () => {
    const before = await balance()
    const { id } = (await report()).data.topup
    const withdraw = () => member.post('/api/wallet/withdrawTopUp', { id })
    expect(await withdraw()).toMatchObject({ data: { topup: { status: 'withdrawn', wait: null } } })
    expect(await withdraw()).toMatchObject({ data: { error_key: 'ACTION_NOT_ALLOWED' } })
    member.world.clock.advance(10 * minute)
    expect(await balance()).toBe(before)
    const again = (await report({}, 2)).data.topup
    member.world.clock.advance(10 * minute)
    const late = await member.post('/api/wallet/withdrawTopUp', { id: again.id })
    expect(late).toMatchObject({ data: { error_key: 'ACTION_NOT_ALLOWED' } })
    expect(await balance()).toBe(before + 5000)
    const stranger = colleague(member, 'jadecredit')
    expect(await stranger.post('/api/wallet/withdrawTopUp', { id: again.id })).toMatchObject({
      data: { error_key: 'NOT_FOUND' },
    })
  })

  test('R6.145 Keeps the day of the transfer, and takes neither tomorrow nor a day of two years ago', async () => {
    // 21 November in Yangon.
    expect((await report({ transfer_date: '2026-11-21' })).data.topup).toMatchObject({
      transfer_date: '2026-11-21',
    })
    const tomorrow = await report({ transfer_date: '2026-11-22', bank_ref: 'TR-1' }, 2)
    expect(tomorrow.data.fields).toHaveProperty('transfer_date')
    const old = await report({ transfer_date: '2024-11-22', bank_ref: 'TR-2' }, 3)
    expect(old.data.fields).toHaveProperty('transfer_date')
  })

  test('R6.146 The proof is read by those who may top up, and replaced until staff have looked', async () => {
    const { id, proof_files } = (await report()).data.topup
    expect(proof_files).toEqual(['transfer.pdf'])
    const file = (persona: 'goldenland' | 'golden_booker' | 'jadecredit') =>
      fetchFile(member, persona, `/api/wallet/topupProof?id=${id}`)
    const read = await file('goldenland')
    expect([read.type, read.name, new TextDecoder().decode(read.bytes)]).toEqual([
      'application/pdf',
      'transfer.pdf',
      '%PDF',
    ])
    expect((await file('golden_booker')).json).toMatchObject({ code: 401 })
    expect((await file('jadecredit')).json).toMatchObject({ data: { error_key: 'NOT_FOUND' } })
    const replace = (url: string) => member.post('/api/wallet/replaceTopUpProof', { id, proof_files: [url] })
    expect((await replace('/storage/strange.pdf')).data.fields).toHaveProperty(['proof_files[0]'])
    expect((await replace(uploadedFile(member, '1', 'better.pdf'))).data.topup).toMatchObject({
      proof_files: ['better.pdf'],
      history: [{ event: 'report' }, { event: 'replace_proof', operator: { id: 101 } }],
    })
    member.world.clock.advance(10 * minute)
    expect(await replace(proof)).toMatchObject({ data: { error_key: 'ACTION_NOT_ALLOWED' } })
  })

  test.each([
    ['R6.147 A withdrawn transfer that arrives all the same is credited once, with a notice', false],
    ['R6.147 A withdrawn transfer that was reported again is credited there alone', true],
  ])('%s', async (_title, again) => {
    const before = await balance()
    const { id } = (await report({ bank_ref: 'TR-20269999' })).data.topup
    await member.post('/api/wallet/withdrawTopUp', { id })
    if (again) await report({ bank_ref: 'TR-20269999' }, 2)
    expect(await balance()).toBe(before)
    member.world.clock.advance(10 * minute)
    expect(await balance()).toBe(before + 5000)
    const topup = member.world.tables.topup.get(id)
    expect(topup?.status).toBe(again ? 'withdrawn' : 'verified')
    expect(topup?.history.map(({ event }) => event)).toEqual(
      again ? ['report', 'withdraw'] : ['report', 'withdraw', 'verify'],
    )
    const kinds = member.world.tables.notification
      .where((row) => row.member_id === '101' && row.kind.startsWith('topup_'))
      .map(({ kind }) => kind)
    expect(kinds.slice(-2)).toEqual(['topup_withdrawn', again ? 'topup_verified' : 'topup_arrived'])
  })

  test.each([
    ['R6.147 One transfer that two companies report is credited to one of them', 'TR-7788', 'tr 7788', false],
    [
      'R6.147 A withdrawn transfer that was credited to another company is not credited again',
      'TR-9999',
      'TR9999',
      true,
    ],
  ])('%s', async (_title, ours, theirs, withdrawn) => {
    const other = colleague(member, 'jadecredit')
    const file = uploadedFile(member, '2')
    const before = await balance()
    const first = () => report({ bank_ref: ours })
    const second = () =>
      other.post('/api/wallet/topup', {
        client_ref: clientRef(9),
        money: { amount: '5000.00', currency: 'CNY' },
        bank_ref: theirs,
        transfer_date: '2026-11-20',
        proof_files: [file],
      })
    const answers = withdrawn ? [await second(), await first()] : [await first(), await second()]
    const [own, foreign] = withdrawn ? answers.toReversed() : answers
    if (withdrawn) await member.post('/api/wallet/withdrawTopUp', { id: own?.data.topup.id })
    member.world.clock.advance(10 * minute)
    const { topup } = member.world.tables
    const states = [own, foreign].map((answer) => topup.get(answer?.data.topup.id)?.status)
    expect(states).toEqual(withdrawn ? ['withdrawn', 'verified'] : ['verified', 'refused'])
    expect(await balance()).toBe(before + (withdrawn ? 0 : 5000))
  })

  test('R4.53 A transfer says since when staff look for it and until when at the latest, and ends then', async () => {
    const { data } = await report()
    const { wait, create_time } = data.topup
    expect(wait).toMatchObject({ since: create_time, until: create_time + 600 })
    expect(wait.then_text).toContain('staff')
    member.world.clock.advance(wait.until * 1000 - member.world.clock.now())
    const { data: list } = await member.get('/api/wallet/topupIndex', {}, 'zh-cn')
    expect(list.list[0]).toMatchObject({ status: 'verified', wait: null })
  })

  test('A transfer that never arrives is refused with a reason, and can be reported again', async () => {
    const before = await balance()
    const { data } = await report({ bank_ref: 'TR-20260000' })
    member.world.clock.advance(10 * minute)
    const { data: list } = await member.get('/api/wallet/topupIndex', { status: ['refused'] }, 'zh-cn')
    expect(list.list[0]).toMatchObject({ id: data.topup.id, status_text: '已驳回' })
    expect(list.list[0].refuse_reason).toContain('未查到')
    expect(await balance()).toBe(before)
    expect(await report({ bank_ref: 'TR-20260000' }, 2)).toMatchObject({ code: 1 })
  })

  test('R7.41 The same form is one transfer, and other contents with its reference are refused', async () => {
    const first = await report()
    expect(await report()).toMatchObject({ data: { replayed: true, topup: { id: first.data.topup.id } } })
    expect(await report({ bank_ref: 'TR-8842' })).toMatchObject({
      data: { error_key: 'IDEMPOTENCY_CONFLICT' },
    })
  })

  test.each([
    [
      'another currency',
      { money: { amount: '50.00', currency: 'USD' } },
      'money.currency',
      'Only the settlement currency of your company',
    ],
    [
      'nothing',
      { money: { amount: '0.00', currency: 'CNY' } },
      'money.amount',
      'Please enter an amount above zero',
    ],
    [
      'less than nothing',
      { money: { amount: '-5.00', currency: 'CNY' } },
      'money.amount',
      'Please enter an amount above zero',
    ],
    [
      'half a fen',
      { money: { amount: '5.005', currency: 'CNY' } },
      'money.amount',
      'Write the decimals of the currency, as in 80.00 CNY or 80 MMK',
    ],
    ['a number of blanks', { bank_ref: '  ' }, 'bank_ref', 'Required'],
    [
      'a file that nobody uploaded',
      { proof_files: ['/storage/x.pdf'] },
      'proof_files[0]',
      'Please upload this file first',
    ],
  ])('Refuses a report with %s at its field', async (_what, more, field, text) => {
    const refused = await report(more)
    expect(refused.data).toEqual({ error_key: 'VALIDATION', fields: { [field]: [text] } })
  })

  test('Refuses a report without proof, and with a proof of another company', async () => {
    expect((await report({ proof_files: [] })).data.fields).toHaveProperty('proof_files')
    const foreign = uploadedFile(member, '2')
    expect((await report({ proof_files: [foreign] }, 2, 'zh-cn')).data.fields).toEqual({
      'proof_files[0]': ['请先上传该文件'],
    })
  })

  test.each(['ＴＲ-8841', 'T\u200bR-8841', 'TR 8841', 'TR.8841', 'TR\u20118841', 'ΤR-8841'])(
    'Refuses another spelling of its number too, %j',
    async (bank_ref) => {
      await report()
      expect((await report({ bank_ref }, 2)).data.fields).toEqual({
        bank_ref: ['This transfer has already been reported'],
      })
    },
  )

  test.each(['---', '?', '…'])(
    'Refuses a number without letters and digits, %j, as what it is',
    async (bank_ref) => {
      expect((await report({ bank_ref })).data.fields).toEqual({
        bank_ref: ['Enter the number of the transfer as your bank writes it, with its letters and digits'],
      })
    },
  )

  test('Refuses a second report of the same transfer', async () => {
    await report()
    expect((await report({ bank_ref: ' tr-8841 ' }, 2)).data.fields).toEqual({
      bank_ref: ['This transfer has already been reported'],
    })
  })

  test('Lists past top-ups too, newest first, and every company sees only its own', async () => {
    const { data } = await member.get('/api/wallet/topupIndex')
    expect(data.total).toBeGreaterThan(0)
    const times = data.list.map(({ create_time }: { create_time: number }) => create_time)
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a))
    const other = await colleague(member, 'pacificusd').get('/api/wallet/topupIndex')
    expect(
      other.data.list.every(({ money }: { money: { currency: string } }) => money.currency === 'USD'),
    ).toBe(true)
  })

  test('Tells a member who may not top up so', async () => {
    expect(await colleague(member, 'golden_booker').get('/api/wallet/topupIndex')).toMatchObject({
      code: 401,
    })
  })
})

describe('the ledger checked against itself', () => {
  test('R9.30 Shows every rule with its two sums by name, also after money has moved', async () => {
    member = realMock('goldenland')
    await confirmedOrder(member)
    const { data } = await member.get('/api/wallet/selfCheck')
    expect(data.checks.map(({ rule }: { rule: string }) => rule)).toEqual(valuesOf('LedgerCheckRule'))
    expect(data.checks.filter(({ ok }: { ok: boolean }) => !ok)).toEqual([])
    expect(data.checks[0]).toMatchObject({
      rule: 'balance_is_available_and_frozen',
      left_text: 'Prepaid balance',
      right_text: 'Available plus on hold',
      diff: { amount: '0.00', currency: 'CNY' },
    })
    const wallet = (await member.get('/api/wallet/summary')).data.wallet
    expect(data.checks[0].left).toEqual(wallet.balance)
    const chinese = await member.get('/api/wallet/selfCheck', {}, 'zh-cn')
    expect(chinese.data.checks[0]).toMatchObject({
      rule_text: '余额等于可用金额加冻结金额',
      left_text: '预存款余额',
      right_text: '可用金额加冻结金额',
    })
  })

  test('Checks nothing where nothing has moved yet', async () => {
    const fresh = realMock('goldenland', { scenario: 'empty_account' })
    fresh.world.tables.ledger_entry
      .where(() => true)
      .forEach(({ id }) => fresh.world.tables.ledger_entry.remove(id))
    expect((await fresh.get('/api/wallet/selfCheck')).data.checks).toEqual([])
  })
})
