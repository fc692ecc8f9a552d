import { describe, expect, test } from 'vitest'
import { type TextKind, textFlaw } from './typed-text.ts'

const flaws = (kind: TextKind, texts: readonly string[], needed?: boolean) =>
  texts.map((text) => textFlaw(kind, text, needed))

describe('texts that people type', () => {
  test.each([
    '',
    'WANG WEI',
    "Aoife O'Malley",
    '王伟',
    'သန့်',
    'Nguyễn Thị Hoa',
    '😀',
    'می\u200cخواهم',
    '❤\ufe0f',
    'မင်္ဂလာ\u200bပါ',
  ])('%j is a line, and a text of several lines', (text) => {
    expect([textFlaw('line', text), textFlaw('lines', text)]).toEqual([null, null])
  })

  test.each([
    '\u0000',
    'a\tb',
    'a\u0085',
    '\u202egnaw',
    '\u2066x',
    'x\u200f',
    '\u061c',
    '\u0600',
    'a\u2028b',
    'a\u2029b',
    '\u001b[31m',
    '\u3164',
    'LI\u115fNA',
    '\u2800',
    'WA\u17b4NG',
    'x\u034fy',
    '\ufffc',
    '\u{1d159}',
    'LI\u00adNA',
    'LI\ufeffNA',
    'LI\u2060NA',
    '\ue000',
    'LI\u{e0041}NA',
  ])('%j is neither, nor a name or a nickname', (text) => {
    expect([textFlaw('line', text), textFlaw('lines', text)]).toEqual(['unprintable', 'unprintable'])
    expect([textFlaw('name', text), textFlaw('nickname', text)]).toEqual(['unprintable', 'unprintable'])
  })

  test.each(['𠮷田', 'ᠮᠣᠩᠭᠣᠯ', 'ꦗꦮ', 'ܣܘܪܝܬ', '𝐀', '\u1112\u1161\u1112', '\u0378'])(
    'No document prints %j, so no field takes it',
    (text) => {
      for (const kind of ['line', 'lines', 'name', 'nickname'] as const)
        expect(textFlaw(kind, text)).toBe('script')
    },
  )

  test('Scripts of the neighbours are taken, decomposed or not', () => {
    const names = [
      'สมชาย',
      'ខ្មែរ',
      'ລາວ',
      'শেখ',
      'श्री',
      'தமிழ்',
      'محمد',
      'יצחק',
      '김민준',
      'Γιώργος',
      '陳㛃',
      '김'.normalize('NFD'),
    ]
    expect(flaws('name', names)).toEqual(names.map(() => null))
  })

  test('A line break belongs to a text of several lines alone', () => {
    expect(flaws('line', ['a\nb', 'a\r\nb'])).toEqual(['unprintable', 'unprintable'])
    expect(flaws('lines', ['a\nb', 'a\r\nb', '\n\n'])).toEqual([null, null, null])
  })

  test('A text that must be given has something to read', () => {
    expect(flaws('line', [' x ', '12', '€', '!'], true)).toEqual([null, null, null, null])
    expect(flaws('line', ['', '   ', '\u3000', '\u200b', '\u0301'], true)).toEqual(Array(5).fill('blank'))
    expect(flaws('lines', ['\nx', '\n', '\r\n \n'], true)).toEqual([null, 'blank', 'blank'])
    expect(flaws('line', ['', '   '])).toEqual([null, null])
  })

  test('The name of a person has a letter of some script, no digit and no emoji', () => {
    // The Burmese digits zero and seven are typed for the letters wa and ra.
    const names = ['Thant', 'O', "O'Malley", '王〇', 'ခင်မျိုးအောင်', 'Dr. Müller-Lüdenscheidt', '၀င်း၇ည်']
    expect(flaws('name', names)).toEqual(names.map(() => null))
    expect(flaws('name', ['---', '\u200b', '\u0301', '12345'])).toEqual(Array(4).fill('letters'))
    expect(flaws('name', ['张3', 'Ｗａｎｇ１２３', 'Mya ၃'])).toEqual(Array(3).fill('digits'))
    expect(flaws('name', ['王伟😀', 'Mya 🇲🇲', '😀'])).toEqual(Array(3).fill('emoji'))
    expect(flaws('name', ['', '  '])).toEqual(['blank', 'blank'])
  })

  test('A nickname has letters, digits, spaces, dashes and underscores', () => {
    expect(flaws('nickname', ['Thiri_A', '王 伟-2', 'သန့်', '_a'])).toEqual(Array(4).fill(null))
    const others = ['a.b', '<b>', '😀', '--', '\u0301a', 'a\ufe0f', 'a\u200bb']
    expect(flaws('nickname', others)).toEqual(others.map(() => 'characters'))
    expect(flaws('nickname', ['', ' '])).toEqual(['blank', 'blank'])
  })
})

test('The time to judge a text grows with its length alone', () => {
  const units = ['\n', ' ', 'x', '王', '1', '-', '\u200b', '\u0301', '😀', '\n ', 'x\n', ' -', 'ေ', 'က္', 'ာံ့']
  const endings = ['', '\t', '\u202e', '😀']
  const texts = units.flatMap((unit) => endings.map((ending) => unit.repeat(100_000 / unit.length) + ending))
  for (const kind of ['line', 'lines', 'name', 'nickname'] as const)
    for (const text of texts) {
      // The least of three, since another process may take the processor.
      const times = [1, 2, 3].map(() => {
        const before = performance.now()
        textFlaw(kind, text, true)
        return performance.now() - before
      })
      expect(Math.min(...times)).toBeLessThan(50)
    }
})
