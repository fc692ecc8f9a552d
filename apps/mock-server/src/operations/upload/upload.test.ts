import { describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { expectCleanWorld } from '../../testing/hotel-journey.ts'
import { edgeRequest } from '../../testing/plain-program.ts'
import { realMock } from '../../testing/real-mock.ts'

/** The smallest PNG there is: one pixel. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)

/** Sends a file as a browser does. */
async function upload(
  { mock, world }: ReturnType<typeof realMock>,
  file: File | null,
  { persona = 'goldenland', query = '', language = 'en' } = {},
) {
  const form = new FormData()
  if (file) form.append('file', file)
  const sent = new Request('http://mock.example/', { method: 'POST', body: form })
  const body = new Uint8Array(await sent.arrayBuffer())
  const headers: Record<string, string> = {
    'content-type': sent.headers.get('content-type') ?? '',
    'ba-user-token': program.openSession(world, persona)?.token ?? '',
    'think-lang': language,
  }
  const response = await mock.handle({
    method: 'POST',
    url: `/api/ajax/upload${query}`,
    header: (name) => headers[name] ?? null,
    body,
  })
  return JSON.parse(String(response.body))
}

const picture = (name = 'face.PNG', bytes: Uint8Array<ArrayBuffer> = pixel) =>
  new File([bytes], name, { type: 'text/html' })

describe('sending a file', () => {
  test('The answer describes the stored file, and its address returns the same bytes', async () => {
    const member = realMock(null)
    const { code, msg, data } = await upload(member, picture(), { query: '?driver=local&topic=avatar' })
    expect([code, msg]).toEqual([1, 'File uploaded successfully'])
    expect(data.file).toMatchObject({
      id: 1,
      user_id: 101,
      topic: 'avatar',
      name: 'face.PNG',
      size: pixel.length,
      mimetype: 'image/png',
      suffix: 'png',
      storage: 'local',
      sha1: expect.stringMatching(/^[0-9a-f]{40}$/),
      width: 1,
      height: 1,
    })
    const shown = await member.mock.handle(edgeRequest(data.file.url))
    expect(shown.status).toBe(200)
    expect(shown.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
    expect(shown.body).toEqual(pixel)
    expectCleanWorld(member)
  })

  test('A file belongs to its world alone, and survives a snapshot', async () => {
    const member = realMock(null)
    const { url } = (await upload(member, picture())).data.file
    const other = edgeRequest(url, { headers: { 'x-mock-world': 'another' } })
    expect((await member.mock.handle(other)).status).toBe(404)
    const snapshot = member.mock.worlds.snapshot('main')
    if (!snapshot) throw new Error('There is no snapshot.')
    member.mock.worlds.restore(JSON.parse(JSON.stringify(snapshot)), 'copy')
    const copied = edgeRequest(url, { headers: { 'x-mock-world': 'copy' } })
    expect((await member.mock.handle(copied)).body).toEqual(pixel)
  })

  test('The same file again is the same record, and the same world gives the same address', async () => {
    const member = realMock(null)
    const first = (await upload(member, picture())).data.file
    expect((await upload(member, picture())).data.file).toEqual(first)
    expect((await upload(member, picture('other.png'))).data.file.id).toBe(2)
    expect((await upload(realMock(null), picture())).data.file).toEqual(first)
  })

  test('A file can be the picture of its own company, but not of another', async () => {
    const member = realMock('goldenland')
    const { url } = (await upload(member, picture())).data.file
    const profile = { nickname: 'Hui', gender: 0, avatar: url }
    expect((await member.post('/api/account/profile', profile)).code).toBe(1)
    expect((await member.get('/api/index/index')).data.userInfo.avatar).toBe(url)
    const theirs = (await upload(member, picture('x.png'), { persona: 'jadecredit' })).data.file.url
    const stolen = await member.post('/api/account/profile', { ...profile, avatar: theirs })
    expect(stolen.data.fields).toEqual({ avatar: ['Please upload this file first'] })
  })

  test.each([
    ['FILE_INCOMPLETE', 'empty.png', new Uint8Array(0), '上传的文件数据不完整！'],
    ['FILE_TYPE_NOT_ALLOWED', 'run.exe', pixel, '不允许上传该类型的文件！'],
    ['FILE_TOO_LARGE', 'big.png', new Uint8Array(10 * 1024 * 1024 + 1), '上传的文件大小超出允许范围！'],
  ] as const)('%s names what is wrong', async (error_key, name, bytes, msg) => {
    const member = realMock(null)
    const answer = await upload(member, picture(name, bytes), { language: 'zh-cn' })
    expect(answer).toMatchObject({ code: 0, msg, data: { error_key } })
    expect(member.world.tables.upload.size).toBe(0)
  })

  test('When the store is full, a new file is refused and one sent again is not', async () => {
    const member = realMock('goldenland')
    const { file } = (await upload(member, picture())).data
    const [kept] = member.world.tables.upload.all()
    if (kept) member.world.tables.upload.put({ ...kept, id: '2', size: 64 * 1024 * 1024 - 2 * pixel.length })
    const other = Uint8Array.from([...pixel, 0])
    const refused = await upload(member, picture('other.png', other))
    expect(refused).toMatchObject({
      code: 0,
      msg: 'There is no room for further files',
      data: { error_key: 'STORAGE_FULL' },
    })
    expect((await upload(member, picture())).data.file.url).toBe(file.url)
    expect((await upload(member, picture('fits.png', pixel))).code).toBe(1)
    expectCleanWorld(member)
  })

  test('Refuses a form without a file, another driver and a visitor', async () => {
    const member = realMock(null)
    expect((await upload(member, null)).data.fields).toEqual({ file: ['Required'] })
    const driver = await upload(member, picture(), { query: '?driver=cloud' })
    expect(driver.data.fields).toHaveProperty('driver')
    expect((await upload(member, picture(), { persona: 'nobody' })).code).toBe(303)
  })
})
