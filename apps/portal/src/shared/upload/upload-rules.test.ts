import { describe, expect, test } from 'vitest'
import { acceptedFiles, isPicture, isPrintedPicture, uploadError } from './upload-rules.ts'

const settings = {
  maxSize: 1000,
  mode: 'local',
  allowedSuffixes: 'jpg, .PNG,pdf',
  allowedMimeTypes: ['text/csv'],
}
const file = (part: Partial<{ name: string; size: number; type: string }>) =>
  uploadError({ name: 'a.png', size: 10, type: 'image/png', ...part }, settings)

describe('a file before the upload', () => {
  test('R5.23 Needs a name and a size', () => {
    expect([file({ name: '' }), file({ size: 0 })]).toEqual(['uploadIncomplete', 'uploadIncomplete'])
  })

  test.each([
    { name: 'a.exe', type: '' },
    { name: 'a.exe', type: 'application/octet-stream' },
    { name: 'png', type: '' },
    { name: 'a.png.exe', type: '' },
    { name: 'a.', type: '' },
  ])('R5.24 $name of type "$type" is on neither list', (part) => expect(file(part)).toBe('uploadType'))

  test.each([{ name: 'a.JPG' }, { name: 'a.png' }, { name: 'b.a.Pdf' }])(
    'R5.25 $name matches in any case, with or without a dot in the list',
    ({ name }) => expect(file({ name, type: '' })).toBeUndefined(),
  )

  test('R5.25 A match of the MIME type alone is enough', () => {
    expect(file({ name: 'list', type: 'TEXT/CSV' })).toBeUndefined()
  })

  test('R3.27 R5.24 R5.25 The lists may be texts or arrays', () => {
    const arrays = { ...settings, allowedSuffixes: ['.gif'], allowedMimeTypes: 'image/x-a,image/x-b' }
    expect(uploadError({ name: 'a.gif', size: 1, type: '' }, arrays)).toBeUndefined()
    expect(uploadError({ name: 'a', size: 1, type: 'image/x-b' }, arrays)).toBeUndefined()
    expect(uploadError({ name: 'a.png', size: 1, type: 'image/png' }, arrays)).toBe('uploadType')
  })

  test('R5.24 An empty entry in a list does not allow files without a suffix or type', () => {
    const gaps = { ...settings, allowedSuffixes: 'jpg,,', allowedMimeTypes: ' , ' }
    expect(uploadError({ name: 'README', size: 1, type: '' }, gaps)).toBe('uploadType')
  })

  test('R5.25 Entries are trimmed of spaces and a leading dot', () => {
    const spaced = { ...settings, allowedMimeTypes: ' Text/Plain , application/vnd.ms-excel' }
    for (const type of ['text/plain', 'application/vnd.ms-excel'])
      expect(uploadError({ name: 'list', size: 1, type }, spaced)).toBeUndefined()
  })

  test('R5.26 May be exactly as large as configured and no larger', () => {
    expect([file({ size: 1000 }), file({ size: 1001 })]).toEqual([undefined, 'uploadSize'])
  })

  test('The first check that fails is reported', () => {
    expect(file({ name: '', size: 5000, type: '' })).toBe('uploadIncomplete')
    expect(file({ name: 'a.exe', size: 5000, type: '' })).toBe('uploadType')
  })
})

test('The browser’s dialog offers the allowed and wanted files', () => {
  expect(acceptedFiles(settings)).toBe('.jpg,.png,.pdf')
  expect(acceptedFiles(settings, isPicture)).toBe('.jpg,.png')
  expect(acceptedFiles({ ...settings, allowedSuffixes: ['.tar.gz', ''] })).toBe('.tar.gz')
})

test('Pictures, and printable ones, are recognised by suffix', () => {
  const suffixes = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp', 'pdf', '']
  expect(suffixes.filter(isPicture)).toEqual(['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp'])
  expect(suffixes.filter(isPrintedPicture)).toEqual(['jpg', 'jpeg', 'png'])
})
