import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { parseGuestList } from './parse.ts'
import { maskDocument } from './saved-guest.ts'
import { genderWords, headerWords, titles, typeWords } from './words.ts'

const rooms = [
  { adults: 2, child_ages: [6] },
  { adults: 2, child_ages: [] },
]
const day = '2026-12-10'
const countries: Readonly<Record<string, string>> = { 中国: 'CN', Myanmar: 'MM' }
const parsed = (text: string, wanted = rooms) =>
  parseGuestList(text, { rooms: wanted, day, countryOf: (name) => countries[name] ?? null })
/** `name/local room type age: doubts` of every guest. */
const read = (text: string, wanted = rooms) =>
  parsed(text, wanted).rows.map(({ full_name, name_local, room_index, type, age, doubts }) =>
    [
      `${full_name}${name_local === null ? '' : `/${name_local}`}`,
      room_index ?? '-',
      type === 'child' ? `child ${age ?? '?'}` : 'adult',
      doubts.map(({ key }) => key).join(' '),
    ].join('; '),
  )

describe('pasted guest lists', () => {
  test.each([
    ['Name\tAge\nWANG XIAO\t7y', ['WANG XIAO; -; child 7; child_place_missing']],
    ['Name\tAge\nWANG XIAO\t6.5', ['WANG XIAO; 1; child 6; ']],
    ['Name\tAge\nWANG XIAO\t18个月', ['WANG XIAO; -; child 1; child_place_missing']],
    ['Name\tAge\nWANG XIAO\t18m', ['WANG XIAO; -; child 1; child_place_missing']],
    ['Name\tAge\nWANG XIAO\tseven', ['WANG XIAO; 1; adult; age_unread']],
    ['Name\tType\nWANG XIAO\tChild (6)', ['WANG XIAO; 1; child 6; ']],
    ['Name\tType\nWANG XIAO\t小孩6岁', ['WANG XIAO; 1; child 6; ']],
  ])('R5.33 Reads ages as they are written, or says that it cannot: %j', (text, rows) => {
    expect(read(text)).toEqual(rows)
  })

  test.each([
    'Name\tBirth\nWANG WEI\t1980-05-25',
    'Name\tBday\nWANG WEI\t1980-05-25',
    'Client\tPassport\tBorn on\nWANG WEI\tE12345678\t1980-05-25',
    '游客\t通行证\t出生日\nWANG WEI\tE12345678\t1980-05-25',
    'Visitor\tPPT\tDay she was born\nWANG WEI\tE12345678\t1980-05-25',
    '"Last name, First name"\tPassport\tDOB\nWANG WEI\tE12345678\t1980-05-25',
    'Room\tGuest\tBorn at\n1\tWANG WEI\t1980-05-25',
  ])('R5.33 A title that nobody knows makes no guest: %j', (text) => {
    expect(parsed(text).rows).toMatchObject([{ full_name: 'WANG WEI', birthday: '1980-05-25' }])
  })

  test.each(['1980/5/25 0:00', '1980-05-25 00:00:00', '1980-05-25T00:00:00Z'])(
    'R5.33 %s is a birth date',
    (born) => {
      expect(parsed(`Name\tDOB\nWANG WEI\t${born}`).rows).toMatchObject([
        { birthday: '1980-05-25', doubts: [] },
      ])
    },
  )

  test('R5.33 A nationality that nobody knows is said', () => {
    expect(read('Name\tNationality\nWANG WEI\tMars\nLI NA\t中国')).toEqual([
      'WANG WEI; 1; adult; nationality_unread',
      'LI NA; 1; adult; ',
    ])
  })

  test('R5.33 A remark behind the facts of a row is no guest, one more person with a passport is', () => {
    const remark =
      'WANG WEI\t1980-05-12\tE12345678\tM\t中国\t2030-01-01\tTwin with LI NA\nLI NA\t1981-05-13\tE12345679'
    expect(read(remark)).toEqual(
      ['WANG WEI; 1; adult; birthday_unsure', 'LI NA; 1; adult; '].map((row) =>
        row.replace('birthday_unsure', ''),
      ),
    )
    expect(parsed(remark).doubts).toContainEqual({
      key: 'unread',
      params: { line: 1, text: 'Twin with LI NA' },
    })
    expect(read('WANG WEI\tE12345678\tLI NA\tE12345679')).toHaveLength(2)
  })

  test('R5.33 A letter for a man behind an age is no month', () => {
    expect(read('WANG WEI 35 M')).toEqual([expect.stringMatching(/; adult; /)])
  })

  test.each([
    ['Room 1: WANG WEI / LI NA', ['WANG WEI; 1; adult; ', 'LI NA; 1; adult; ']],
    ['Room 1: WANG WEI & LI NA', ['WANG WEI; 1; adult; ', 'LI NA; 1; adult; ']],
    ['Room 1: ZHAO LEI + child ZHAO XIAO (6)', ['ZHAO LEI; 1; adult; ', 'ZHAO XIAO; 1; child 6; ']],
    ['WANG / WEI', ['WANG WEI; 1; adult; ']],
    ['WANG WEI x2', ['WANG WEI x2; 1; adult; odd_letters']],
    ['Mr WANG WEI + 1', ['WANG WEI + 1; 1; adult; odd_letters']],
  ])('R5.33 Several names of one line are several guests: %s', (text, rows) => {
    expect(read(text)).toEqual(rows)
  })

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
    ['LI YU', 'LI YU; 1; adult; '],
    ['NG WAI', 'NG WAI; 1; adult; '],
    ['XU BO', 'XU BO; 1; adult; '],
    ['MA JUN', 'MA JUN; 1; adult; '],
    ['J SMITH', 'J SMITH; 1; adult; short_surname'],
    ['U Ba Maung', 'U Ba Maung; 1; adult; '],
    ['Mr Wang', 'Wang; 1; adult; missing_surname'],
    ['U Thant', 'U Thant; 1; adult; single_word'],
    ['伟', '伟; 1; adult; missing_surname'],
    ['Khin Myo 😀 Aung 🎉', 'Khin Myo Aung; 1; adult; emoji'],
    ['5, Khin Myo Aung', 'Khin Myo Aung; -; adult; room_unknown'],
    ['WANG LELE (child)', 'WANG LELE; 1; child ?; child_age_missing'],
    ['Lee Child', 'Lee Child; 1; adult; child_word'],
    ["Aoife O'Malley", "Aoife O'Malley; 1; adult; "],
    ['John (Johnny) Smith', 'John Johnny Smith; 1; adult; '],
    ['WANG WEI 42岁', 'WANG WEI; 1; adult; '],
    ['2 MAUNG MAUNG OO', 'MAUNG MAUNG OO; 1; adult; '],
    ['ေအာင္ဆန္း', 'ေအာင္ဆန္း; 1; adult; zawgyi'],
    ['စႏၵာ', 'စႏၵာ; 1; adult; zawgyi'],
    ['Sandar Win စႏၵာဝင္း', 'Sandar Win/စႏၵာဝင္း; 1; adult; zawgyi'],
    ['U အောင်ဆန်း', 'U အောင်ဆန်း; 1; adult; '],
    ['Ko Ko Naing ကိုကိုနိုင်', 'Ko Ko Naing/ကိုကိုနိုင်; 1; adult; '],
  ])('Reads %s, with its warnings', (text, guest) => {
    expect(read(text)).toEqual([guest])
  })

  test.each([
    ['Peter Novak (M)', ['Peter Novak; 1; adult; ']],
    ['李雷（女）', ['李雷; 1; adult; ']],
    ['Mr.Peter Novak', ['Peter Novak; 1; adult; ']],
    ['Prof. Aung Aung', ['Aung Aung; 1; adult; ']],
    ['李雷先生', ['李雷; 1; adult; ']],
    ['baby Han Mei', ['Han Mei; 1; child ?; child_age_missing']],
    ['韩梅 baby', ['韩梅; 1; child ?; child_age_missing']],
    ['Baby Khin Khin', ['Baby Khin Khin; 1; adult; child_word']],
    ['Master Li Lei', ['Li Lei; 1; child ?; child_age_missing']],
    ['<b>Peter Novak</b>', ['Peter Novak; 1; adult; ']],
    ['Peter Novak, -7', ['Peter Novak; 1; adult; age_unread']],
    ['2 adults, 1 child (6)\nPeter Novak', ['Peter Novak; 1; adult; ']],
    ['2大1小：李雷', ['李雷; 1; adult; ']],
    ['1 adults', []],
  ])('R5.112 Takes no title, sex, mark-up or count for a part of a name: %j', (text, guests) => {
    expect(read(text)).toEqual(guests)
    expect(parsed(text).doubts.filter(({ key }) => key === 'unread')).toEqual([])
  })

  test('R5.112 Says that mark-up and ages without a name were not read', () => {
    const texts = parsed('<b>\nadult,-7').doubts.map(({ params }) => params.text)
    expect(texts).toEqual(['<b>', 'adult,-7'])
  })

  /** `name/local room type age born nationality document: doubts` of every guest. */
  const rowsOf = (text: string) =>
    parsed(text).rows.map((row) =>
      [
        `${row.full_name}${row.name_local === null ? '' : `/${row.name_local}`}`,
        row.room_index ?? '-',
        row.type === 'child' ? `child ${row.age ?? '?'}` : 'adult',
        row.birthday ?? '',
        row.nationality ?? '',
        row.doc_no ?? '',
        row.doubts.map(({ key }) => key).join(' '),
      ].join('; '),
    )

  test.each([
    [
      'tabs',
      '序号\t姓名\t性别\t国籍\t护照号码\t出生日期\t房间\t备注\n1\t张三\t男\t中国\tE12345678\t1980-03-02\t1\t素食\n2\t李小明\t男\t中国\tEA1234567\t2020/6/1\t1\t\n3\tAung Aung\t男\tMyanmar\tMA123456\t1990.01.15\t2\t',
    ],
    [
      'commas',
      'No,Name,Gender,Nationality,Passport No.,Date of Birth,Room,Remark\n1,张三,M,中国,E12345678,2 Mar 1980,1,"vegetarian, no beef"\n2,李小明,M,中国,EA1234567,01JUN2020,1,\n3,Aung Aung,M,Myanmar,MA 123456,15-JAN-1990,2,',
    ],
    [
      'semicolons, in both languages',
      '姓名 Name；护照号 Passport No；出生日期 Date of Birth (DD/MM/YYYY)；国籍 Nationality；房间 Room\n张三；E12345678；02/03/1980；中国；1\n李小明；EA1234567；01/06/2020；中国；1\nAung Aung；MA123456；15/01/1990；Myanmar；2',
    ],
    [
      'full-width commas, month first',
      '姓名，护照号，出生日期(MM/DD/YYYY)，国籍，房间\n张三，Ｅ１２３４５６７８，03/02/1980，中国，1\n李小明，EA1234567，06/01/2020，中国，1\nAung Aung，MA123456，01/15/1990，Myanmar，2',
    ],
    [
      'several spaces',
      'Name        Passport    DOB          Nationality  Room\n张三        E12345678   19800302     中国         1\n李小明      EA1234567   2020-06-01   中国         1\nAung Aung   MA123456    1990-01-15   Myanmar      2',
    ],
    [
      'single spaces',
      '姓名 护照号 出生日期 国籍 房间\n张三 E12345678 1980年3月2日 中国 1\n李小明 EA1234567 2020-06-01 中国 1\nAung Aung MA123456 1990-01-15 Myanmar 2',
    ],
    [
      'a merged cell for the room, a caption and a sum',
      '客人名单\n姓名\t护照\t生日\t国籍\t房间\n张三\tE12345678\t1980-03-02\t中国\t1\n李小明\tEA1234567\t2020-06-01\t中国\t\nAung Aung\tMA123456\t1990-01-15\tMyanmar\t2\n合计 3人',
    ],
  ])('Reads a table by its columns: %s', (_, text) => {
    expect(
      parsed(text).rows.map(({ doubts }) =>
        doubts.map(({ key }) => key).filter((key) => key !== 'birthday_unsure'),
      ),
    ).toEqual([[], [], []])
    expect(rowsOf(text).map((row) => row.replace('birthday_unsure', ''))).toEqual([
      '张三; 1; adult; 1980-03-02; CN; E12345678; ',
      '李小明; 1; child 6; 2020-06-01; CN; EA1234567; ',
      'Aung Aung; 2; adult; 1990-01-15; MM; MA123456; ',
    ])
    expect(parsed(text).doubts.filter(({ key }) => key === 'unread')).toEqual([])
  })

  test('Puts surname before given name, and the name in its own script beside it', () => {
    expect(rowsOf('Surname,Given names,中文名,Passport\nZHANG,SAN FENG,张三丰,E12345678')).toEqual([
      'ZHANG SAN FENG/张三丰; 1; adult; ; ; E12345678; ',
    ])
    expect(rowsOf('姓\t名\n欧阳\t锋')).toEqual(['欧阳锋; 1; adult; ; ; ; '])
  })

  test('Understands passports and birth dates in a list without a heading, and takes neither for a guest', () => {
    expect(
      rowsOf(
        '1. ZHANG SAN E12345678 1980-03-02\n2、LI XIAOMING, EA1234567, 01JUN2020\n3) Aung Aung passport MA123456',
      ),
    ).toEqual([
      'ZHANG SAN; 1; adult; 1980-03-02; ; E12345678; ',
      'LI XIAOMING; 1; child 6; 2020-06-01; ; EA1234567; ',
      'Aung Aung; 1; adult; ; ; MA123456; ',
    ])
    expect(
      rowsOf('1\tZHANG SAN\tE12345678\t男\n2\tLI SI\tE87654321\t女\n3\tAung Aung\tMA123456\t男'),
    ).toEqual([
      'ZHANG SAN; 1; adult; ; ; E12345678; ',
      'LI SI; 1; adult; ; ; E87654321; ',
      'Aung Aung; 2; adult; ; ; MA123456; ',
    ])
    expect(
      rowsOf(
        '1、张三 护照E12345678 生日：1980-3-2\n2、姓名：李四 国籍：中国 电话：13800001111\n领队：Aung Aung +95 9 123 456 78',
      ),
    ).toEqual([
      '张三; 1; adult; 1980-03-02; ; E12345678; ',
      '李四; 1; adult; ; CN; ; ',
      'Aung Aung; 2; adult; ; ; ; ',
    ])
    expect(rowsOf('张三，E12345678，男，1980-03-02，中国，2')).toEqual([
      '张三; 2; adult; 1980-03-02; CN; E12345678; ',
    ])
    expect(rowsOf('"ZHANG, SAN",E12345678')).toEqual(['ZHANG SAN; 1; adult; ; ; E12345678; '])
    expect(rowsOf('E12345678\nZHANG SAN')).toEqual(['ZHANG SAN; 1; adult; ; ; ; '])
  })

  test('The birth date decides about the age, also that of an identity card', () => {
    expect(rowsOf('姓名,年龄,生日\n小明,5,2020-06-01\n大明,,2009-01-01')).toEqual([
      '小明; 1; child 6; 2020-06-01; ; ; age_by_birthday',
      '大明; -; child 17; 2009-01-01; ; ; child_place_missing',
    ])
    expect(rowsOf('姓名,证件号\n小明,530102202006010018')).toEqual([
      '小明; 1; child 6; 2020-06-01; ; 530102202006010018; ',
    ])
    const doubtful = 'Name,DOB\nWANG WEI,32/13/1980\nLI NA,2027-01-01\nZHAO YI,02/03/1980\nHE PING,1850-01-01'
    expect(rowsOf(doubtful)).toEqual([
      'WANG WEI; 1; adult; ; ; ; ',
      'LI NA; 1; adult; ; ; ; ',
      'ZHAO YI; 2; adult; 1980-03-02; ; ; birthday_unsure',
      'HE PING; 2; adult; ; ; ; ',
    ])
    expect(parsed(doubtful).rows.map(({ birthday_error }) => birthday_error)).toEqual([
      { key: 'date_unread', params: { text: '32/13/1980' } },
      { key: 'born_later', params: { birthday: '2027-01-01', day } },
      null,
      { key: 'date_unread', params: { text: '1850-01-01' } },
    ])
  })

  test.each([
    ['1,Ma Hla,adult,1980-02-30', '1980-02-30'],
    ['1;U Ba Thein;adult;31.02.1980', '31.02.1980'],
    ['1,Ma Hla,child,2026-13-01', '2026-13-01'],
    ['1,Ma Hla 30-Feb-1980,adult', '30-Feb-1980'],
    ['1,Ma Hla,born 1980-02-30', '1980-02-30'],
    ['Name\tDay she was born\nMa Hla\t1980-02-30', '1980-02-30'],
  ])('R5.33 A birth date that no calendar has is said, with and without a heading: %j', (text, written) => {
    expect(parsed(text).rows).toMatchObject([
      { birthday: null, birthday_error: { key: 'date_unread', params: { text: written } } },
    ])
  })

  test('R5.33 A birth date that is still to come is named with the year that was written', () => {
    const { rows } = parsed('Name,DOB\nMa Hla,3019-01-01\nLI NA,2569-12-11\nWU DI,2569-12-10')
    expect(rows).toMatchObject([
      { birthday_error: { key: 'born_later', params: { birthday: '3019-01-01' } } },
      { birthday_error: { key: 'born_later', params: { birthday: '2569-12-11' } } },
      { birthday: '2026-12-10', birthday_error: null },
    ])
  })

  test.each([
    ['1,Zhang San,adult,12', 'Zhang San; 1; adult; adult_under_age'],
    ['1,Zhang San,child,1980-01-01', 'Zhang San; 1; adult; adult_by_age'],
    ['1,Zhang San,child,200', 'Zhang San; 1; adult; adult_by_age'],
    ['1,Zhang San,adult,2014-01-01', 'Zhang San; 1; child 12; child_by_age'],
  ])('R5.33 A written type that the age contradicts is said: %s', (text, row) => {
    expect(read(text)).toEqual([row])
  })

  test('The list of a ride has no rooms, and nobody lacks a place', () => {
    const names = ['ZHANG SAN', 'LI SI', 'NG WAI', 'XU BO', 'MA JUN', 'HE PING', 'WU DI'].join('\n')
    const { rows, doubts } = parseGuestList(names, { rooms: null, day, countryOf: () => null })
    expect(rows.map((row) => [row.room_index, row.doubts])).toEqual(
      Array.from({ length: 7 }, () => [null, []]),
    )
    expect(doubts).toEqual([])
  })

  test('A name that occurs twice refers to its first line, and guests beyond the rooms have no room', () => {
    const { rows } = parsed('Khin Myo Aung\nU Ba Maung\nkhin  myo aung', [{ adults: 2, child_ages: [] }])
    expect(rows[2]?.doubts).toEqual([
      { key: 'duplicate', params: { line: 1 } },
      { key: 'adult_place_missing' },
    ])
  })

  test('Reports a line without a name, and rooms whose guests differ from the search', () => {
    const { doubts } = parsed('Room 1\nWANG LELE (5)\n😀 12\nRoom 2\nKhin Myo Aung')
    expect(doubts).toEqual([
      { key: 'unread', params: { line: 3, text: '😀 12' } },
      { key: 'no_adult', params: { room: 1 } },
      { key: 'ages_differ', params: { room: 1, found: '5', searched: '6' } },
      { key: 'adults_differ', params: { room: 2, found: 1, searched: 2 } },
    ])
    expect(parsed(' \n\t\n')).toEqual({ rows: [], doubts: [] })
  })

  const known = new Set([
    ...Object.keys(typeWords),
    ...headerWords.keys(),
    ...genderWords,
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
          expect(parsed(layout(names)).rows.map(({ full_name }) => full_name)).toEqual(names)
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
        const { rows, doubts } = parsed(text)
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
          const { rows } = parsed(names.join('\n'), wanted)
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

describe('tables of neighbouring countries and of Excel', () => {
  const dated = (text: string) =>
    parseGuestList(text, { rooms: null, day: '2026-12-10', countryOf: () => null }).rows.map(
      ({ full_name, birthday, age }) => [full_name, birthday, age],
    )

  test.each([
    ['Thai digits and years', '๒๘/๐๓/๒๕๒๓'],
    ['Thai years', '28/03/2523'],
    ['Burmese digits', '၂၈/၀၃/၁၉၈၀'],
    ['Khmer digits', '២៨/០៣/១៩៨០'],
    ['Lao digits', '໒໘/໐໓/໑໙໘໐'],
    ['wide digits', '２８／０３／１９８０'],
    ['Bengali digits', '২৮/০৩/১৯৮০'],
  ])('R5.33 A birth date in %s', (_, birthday) => {
    expect(dated(`Name\tDate of birth\nZHANG WEI\t${birthday}`)).toEqual([['ZHANG WEI', '1980-03-28', null]])
  })

  test('R5.33 A cell with quotes and line breaks is one cell of its row', () => {
    expect(
      dated(
        'Name\tNote\tDate of birth\r\n"ZHANG\nWEI"\t"likes ""quiet""\nrooms"\t28/03/1980\r\nLI NA\t\t1979-01-31',
      ),
    ).toEqual([
      ['ZHANG WEI', '1980-03-28', null],
      ['LI NA', '1979-01-31', null],
    ])
  })

  test('R5.33 A quote that nothing closes keeps the lines apart', () => {
    expect(dated('5" ZHANG WEI\nLI NA').length).toBe(2)
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
