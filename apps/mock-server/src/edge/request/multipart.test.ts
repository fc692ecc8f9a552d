import { describe, expect, test } from 'vitest'
import { bodyText, plainMock } from '../../testing/plain-program.ts'
import { readMultipart } from './multipart.ts'

async function sent(form: FormData) {
  const request = new Request('http://mock.test/', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  return { bytes: new Uint8Array(await request.arrayBuffer()), type }
}

function formWith(content: Uint8Array<ArrayBuffer>, name = '护照.png'): FormData {
  const form = new FormData()
  form.set('note', 'gültig')
  form.set('file', new File([content], name, { type: 'image/png' }))
  return form
}

async function uploaded(form: FormData): Promise<unknown> {
  const { bytes, type } = await sent(form)
  const headers: Record<string, string> = { 'content-type': type, 'ba-user-token': 'token-1' }
  const response = await plainMock().handle({
    method: 'POST',
    url: '/api/ajax/upload?driver=local',
    header: (name) => headers[name] ?? null,
    body: bytes,
  })
  return JSON.parse(bodyText(response))
}

describe('a form with a file', () => {
  test('R7.10 The file arrives with its name, its type and every byte', async () => {
    const content = new Uint8Array([0, 255, 13, 10, 45, 45, 128])
    const { bytes, type } = await sent(formWith(content))
    const fields = readMultipart(bytes, type)
    const file = fields?.['file'] as File
    expect([fields?.['note'], file.name, file.type]).toEqual(['gültig', '护照.png', 'image/png'])
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(content)
  })

  test('The type of a form is read in capitals and with spaces too', async () => {
    const { bytes, type } = await sent(formWith(new Uint8Array(9)))
    const spelled = type.replace('multipart/form-data;', 'Multipart/Form-Data ;')
    expect(readMultipart(bytes, spelled)?.['note']).toBe('gültig')
  })

  test('Does not read a form that is cut short or has another boundary', async () => {
    const { bytes, type } = await sent(formWith(new Uint8Array(9)))
    expect(readMultipart(bytes.subarray(0, bytes.length - 20), type)).toBeNull()
    expect(readMultipart(bytes, 'multipart/form-data; boundary=other')).toBeNull()
    expect(readMultipart(bytes, 'application/json')).toBeNull()
  })

  test('R7.10 An upload without a file is refused by the name of the field', async () => {
    const form = new FormData()
    form.set('fiel', 'x')
    const { data } = (await uploaded(form)) as { data: { error_key: string; fields: object } }
    expect(data.error_key).toBe('VALIDATION')
    expect(Object.keys(data.fields)).toContain('file')
  })

  test('R7.10 An upload of more than one megabyte is accepted', async () => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(1_500_000)], 'photo.jpg', { type: 'image/jpeg' }))
    expect(await uploaded(form)).toMatchObject({ code: 1 })
  })
})
