import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { pictureSize } from './picture-size.ts'
import { mimeTypeOf, reasonAgainstFile, suffixOf } from './upload.ts'

const file = (name: string, size: number, type = '') => ({ name, size, type })
const settings = { maxSize: 100, allowedSuffixes: '.jpg, PDF', allowedMimeTypes: ['text/csv'] }

describe('uploaded files', () => {
  test.each([
    ['', 10, '', 'FILE_INCOMPLETE'],
    ['a.jpg', 0, '', 'FILE_INCOMPLETE'],
    ['a.exe', 10, '', 'FILE_TYPE_NOT_ALLOWED'],
    ['jpg', 10, '', 'FILE_TYPE_NOT_ALLOWED'],
    ['a.jpg', 101, '', 'FILE_TOO_LARGE'],
    ['a.jpg', 100, '', null],
    ['A.JPG', 10, '', null],
    ['b.pdf', 10, '', null],
    ['b.csv', 10, 'text/csv', null],
  ] as const)('%s of %i bytes as "%s": %s', (name, size, type, reason) => {
    expect(reasonAgainstFile(file(name, size, type), settings)).toBe(reason)
  })

  test('Accepts a file with a listed suffix up to the largest size, and never above', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.constantFrom('x.jpg', 'x.JPG', 'x.y.pdf'),
        (size, name) => {
          expect(reasonAgainstFile(file(name, size), settings)).toBe(size > 100 ? 'FILE_TOO_LARGE' : null)
        },
      ),
    )
  })

  test('The name decides how a file is served, and a page is never served as a picture', () => {
    expect(mimeTypeOf(suffixOf('photo.JPEG'))).toBe('image/jpeg')
    expect(mimeTypeOf(suffixOf('page.html'))).toBe('application/octet-stream')
    expect(suffixOf('.hidden')).toBe('')
  })

  test('Reads the size of a picture from its header', () => {
    const png = new Uint8Array(24)
    png.set([0x89, 0x50, 0x4e, 0x47])
    new DataView(png.buffer).setUint32(16, 640)
    new DataView(png.buffer).setUint32(20, 480)
    expect(pictureSize(png)).toEqual({ width: 640, height: 480 })
    const gif = new Uint8Array([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 3, 0, 2, 1])
    expect(pictureSize(gif)).toEqual({ width: 3, height: 258 })
    const jpeg = new Uint8Array([
      0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc0, 0, 17, 8, 0, 100, 0, 200, 3, 1, 2,
    ])
    expect(pictureSize(jpeg)).toEqual({ width: 200, height: 100 })
  })

  test('No bytes, however broken, throw', () => {
    const heads = fc.constantFrom<number[]>(
      [],
      [0x89, 0x50, 0x4e, 0x47],
      [0x47, 0x49, 0x46],
      [0x42, 0x4d],
      [0xff, 0xd8],
    )
    fc.assert(
      fc.property(heads, fc.uint8Array({ maxLength: 60 }), (head, rest) => {
        const size = pictureSize(Uint8Array.from([...head, ...rest]))
        expect(size === null || Number.isFinite(size.width)).toBe(true)
      }),
    )
  })
})
