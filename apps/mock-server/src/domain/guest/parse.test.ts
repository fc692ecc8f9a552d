import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { parseGuestList } from './parse.ts'
import { maskDocument } from './saved-guest.ts'
import { headerWords, titles, typeWords } from './words.ts'

const rooms = [
  { adults: 2, child_ages: [6] },
  { adults: 2, child_ages: [] },
]
/** `name/local room type age: doubts` of every guest. */
const read = (text: string, wanted = rooms) =>
  parseGuestList(text, wanted).rows.map(({ full_name, name_local, room_index, type, age, doubts }) =>
    [
      `${full_name}${name_local === null ? '' : `/${name_local}`}`,
      room_index ?? '-',
      type === 'child' ? `child ${age ?? '?'}` : 'adult',
      doubts.map(({ key }) => key).join(' '),
    ].join('; '),
  )

describe('pasted guest lists', () => {
  test.each([
    [
      'a table with commas',
      '1, WANG WEI, adult\n1, ZHANG MEILING, ADT\n1, WANG LELE, child, 6\n2, Khin Myo Aung\n2, U Ba Maung',
    ],
    [
      'a spreadsheet with titles',
      'ROOM\tNAME\tTYPE\tAGE\n1\tWANG WEI\tadult\t35\n1\tZHANG MEILING\tadult\t\n1\tWANG LELE\tchild\t6\n2\tKhin Myo Aung\tadult\t\n2\tU Ba Maung\tadult\t60',
    ],
    [
      'a spreadsheet whose columns stand otherwise',
      'No\tName\tAge\tType\tRoom\n1\tWANG WEI\t\tadult\t1\n2\tZHANG MEILING\t\tadult\t1\n3\tWANG LELE\t6\tchild\t1\n4\tKhin Myo Aung\t\tadult\t2\n5\tU Ba Maung\t\tadult\t2',
    ],
    [
      'a numbered chat list without rooms',
      '1. WANG WEI\n2. ZHANG MEILING\n3. WANG LELE 6 yrs\n4) Khin Myo Aung\n5) U Ba Maung',
    ],
    [
      'a list counted with blanks',
      '1 WANG WEI\n2 ZHANG MEILING\n3 WANG LELE 6 yrs\n4 Khin Myo Aung\n5 U Ba Maung',
    ],
    [
      'headings',
      'Room 1:\nWANG WEI, ZHANG MEILING\nWANG LELE (child 6)\nRoom 2\n- Khin Myo Aung\n- U Ba Maung',
    ],
    [
      'headings on the line',
      'Room 1 - WANG WEI, ZHANG MEILING, WANG LELE (6)\nRoom 2: Khin Myo Aung, U Ba Maung',
    ],
    [
      'airline names',
      'WANG/WEI MR, ZHANG/MEILING MRS, MSTR WANG/LELE 6 years old\nKhin Myo Aung\nU Ba Maung',
    ],
  ])('The same party is read out of %s', (_, text) => {
    expect(read(text)).toEqual([
      'WANG WEI; 1; adult; ',
      'ZHANG MEILING; 1; adult; ',
      'WANG LELE; 1; child 6; ',
      'Khin Myo Aung; 2; adult; ',
      'U Ba Maung; 2; adult; ',
    ])
  })

  test('Reads Chinese and Burmese lists, with both spellings of a name if both are present', () => {
    expect(
      read(
        '房间1：王伟 WANG WEI、张美玲（ZHANG MEILING）、小宝（儿童6岁）\n房间2\nခင်မျိုးအောင် (Khin Myo Aung)၊ ဦးဘမောင်',
      ),
    ).toEqual([
      'WANG WEI/王伟; 1; adult; ',
      'ZHANG MEILING/张美玲; 1; adult; ',
      '小宝; 1; child 6; ',
      'Khin Myo Aung/ခင်မျိုးအောင်; 2; adult; ',
      'ဦးဘမောင်; 2; adult; ',
    ])
    expect(read('အခန်း ၁\nဒေါ်အေးအေးမွန်၊ မောင်မောင် ၆ နှစ်\nအခန်း ၂\nKo Ko Naing')).toEqual([
      'ဒေါ်အေးအေးမွန်; 1; adult; ',
      'မောင်မောင်; 1; child 6; ',
      'Ko Ko Naing; 2; adult; ',
    ])
  })

  test.each([
    ['Thant', 'Thant; 1; adult; single_word'],
    ['LI YU', 'LI YU; 1; adult; short_surname'],
    ['U Ba Maung', 'U Ba Maung; 1; adult; '],
    ['Mr Wang', 'Wang; 1; adult; missing_surname'],
    ['U Thant', 'U Thant; 1; adult; missing_surname'],
    ['伟', '伟; 1; adult; missing_surname'],
    ['Khin Myo 😀 Aung 🎉', 'Khin Myo Aung; 1; adult; emoji'],
    ['5, Khin Myo Aung', 'Khin Myo Aung; -; adult; room_unknown'],
    ['WANG LELE (child)', 'WANG LELE; 1; child ?; child_age_missing'],
    ['Lee Child', 'Lee Child; 1; adult; '],
    ["Aoife O'Malley", "Aoife O'Malley; 1; adult; "],
    ['John (Johnny) Smith', 'John Johnny Smith; 1; adult; '],
    ['WANG WEI 42岁', 'WANG WEI; 1; adult; '],
    ['2 MAUNG MAUNG OO', 'MAUNG MAUNG OO; 1; adult; '],
    ['U အောင်ဆန်း', 'U အောင်ဆန်း; 1; adult; '],
    ['Ko Ko Naing ကိုကိုနိုင်', 'Ko Ko Naing/ကိုကိုနိုင်; 1; adult; '],
  ])('Reads %s, with its warnings', (text, guest) => {
    expect(read(text)).toEqual([guest])
  })

  test('A name that occurs twice refers to its first line, and guests beyond the rooms have no room', () => {
    const { rows } = parseGuestList('Khin Myo Aung\nU Ba Maung\nkhin  myo aung', [
      { adults: 2, child_ages: [] },
    ])
    expect(rows[2]?.doubts).toEqual([{ key: 'duplicate', params: { line: 1 } }, { key: 'room_missing' }])
  })

  test('Reports a line without a name, and rooms whose guests differ from the search', () => {
    const { doubts } = parseGuestList('Room 1\nWANG LELE (5)\n😀 12\nRoom 2\nKhin Myo Aung', rooms)
    expect(doubts).toEqual([
      { key: 'unread', params: { line: 3, text: '😀 12' } },
      { key: 'no_adult', params: { room: 1 } },
      { key: 'ages_differ', params: { room: 1, found: '5', searched: '6' } },
      { key: 'adults_differ', params: { room: 2, found: 1, searched: 2 } },
    ])
    expect(parseGuestList(' \n\t\n', rooms)).toEqual({ rows: [], doubts: [] })
  })

  const known = new Set([
    ...Object.keys(typeWords),
    ...Object.keys(headerWords),
    ...titles,
    'room',
    'age',
    'aged',
    'yrs',
    'year',
    'years',
  ])
  const word = fc.stringMatching(/^[A-Z][a-z]{2,7}$/).filter((text) => !known.has(text.toLowerCase()))
  const latinName = fc.tuple(word, word).map((words) => words.join(' '))
  const hanName = fc.stringMatching(/^[王李张刘陈][美国强静怡][玲飞磊燕]$/)
  const layouts: readonly ((names: readonly string[]) => string)[] = [
    (names) => names.join('\n'),
    (names) => names.join(', '),
    (names) => names.join('、'),
    (names) => names.map((name, nth) => `${nth + 1}. ${name}`).join('\r\n'),
    (names) => names.map((name, nth) => `${(nth % 3) + 1}\t${name}\tadult`).join('\n'),
    (names) => names.map((name, nth) => `Room ${(nth % 3) + 1}: ${name} (adult) 😀`).join('\n'),
    (names) => `姓名,房间\n${names.map((name) => `${name},1`).join('\n')}`,
  ]

  test('Loses no name in any layout', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(latinName, hanName), { minLength: 1, maxLength: 14 }),
        fc.constantFrom(...layouts),
        (names, layout) => {
          expect(parseGuestList(layout(names), rooms).rows.map(({ full_name }) => full_name)).toEqual(names)
        },
      ),
      { numRuns: 400 },
    )
  })

  test('Whatever is pasted, every word of letters becomes a name or a warning', () => {
    const odd = fc.array(
      fc.oneof(
        word,
        hanName,
        fc.constantFrom(',', '\n', '\t', '(', ')', '[', ' ', '7', '😀', '/', '-', ':', 'Mr', 'ကလေး'),
      ),
      { maxLength: 25 },
    )
    fc.assert(
      fc.property(odd, (parts) => {
        const text = parts.join(' ')
        const { rows, doubts } = parseGuestList(text, rooms)
        const named = [
          ...rows.flatMap(({ full_name, name_local }) => [full_name, name_local ?? '']),
          ...doubts.map(({ params }) => String(params.text ?? '')),
        ].join('\n')
        for (const name of parts.filter((part) => /^\p{L}{3}/u.test(part) && part !== 'ကလေး'))
          expect(named).toContain(name)
      }),
      { numRuns: 5000 },
    )
  })

  test('Assigns nobody to a room that was not searched for, and no more guests to a room than were searched for', () => {
    const room = fc.record({
      adults: fc.integer({ min: 1, max: 3 }),
      child_ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
    })
    fc.assert(
      fc.property(
        fc.array(room, { minLength: 1, maxLength: 4 }),
        fc.array(latinName, { maxLength: 15 }),
        (wanted, names) => {
          const { rows } = parseGuestList(names.join('\n'), wanted)
          wanted.forEach(({ adults }, index) => {
            expect(rows.filter(({ room_index }) => room_index === index + 1).length).toBeLessThanOrEqual(
              adults,
            )
          })
          expect(rows.every(({ room_index }) => room_index === null || room_index <= wanted.length)).toBe(
            true,
          )
        },
      ),
    )
  })
})

describe('numbers of documents', () => {
  test('Shows only the last four characters, and nothing of a short number', () => {
    expect(maskDocument('E12345678')).toBe('*****5678')
    expect(maskDocument('1234')).toBe('****')
    expect(maskDocument('')).toBeNull()
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{1,40}$/), (number) => {
        const masked = maskDocument(number) as string
        expect(masked).toHaveLength(number.length)
        expect(masked.replaceAll('*', '').length).toBeLessThanOrEqual(4)
      }),
    )
  })
})
