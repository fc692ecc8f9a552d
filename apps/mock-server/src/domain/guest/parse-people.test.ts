import { describe, expect, test } from 'vitest'
import { parseGuestList } from './parse.ts'

const day = '2026-12-10'

describe('children and couples of a pasted list', () => {
  /** `name type age: doubts` of every guest of a ride. */
  const people = (text: string) =>
    parseGuestList(text, { rooms: null, day, countryOf: () => null }).rows.map(
      ({ full_name, type, age, doubts }) =>
        `${full_name}; ${type}${type === 'child' ? ` ${age ?? '?'}` : ''}; ${doubts.map(({ key }) => key).join(' ')}`,
    )

  test.each([
    ['Mr John Smith + baby Tom Smith', ['John Smith; adult; ', 'Tom Smith; child ?; child_age_missing']],
    ['John Smith + baby', ['John Smith + baby; adult; odd_letters child_word']],
    ['John Smith with Baby Tom', ['John Smith with Baby Tom; adult; several_people child_word']],
    ['Tom Smith, 6 y.o.', ['Tom Smith; child 6; ']],
    ['Tom Smith (six)', ['Tom Smith; child 6; ']],
    ['Tom Smith six years old', ['Tom Smith; child 6; ']],
    ['Tom Smith six-year-old', ['Tom Smith; child 6; ']],
    ['王五 两岁\n赵六 十二岁\n钱七 半岁', ['王五; child 2; ', '赵六; child 12; ', '钱七; child 0; ']],
    ['王五，两岁', ['王五; child 2; ']],
    ['王五（两岁）', ['王五; child 2; ']],
    ['王五 三个月', ['王五; child 0; ']],
    ['王五 十三个月', ['王五; child 1; ']],
    ['李四 2岁半', ['李四; child 2; ']],
    ['小明三岁', ['小明; child 3; ']],
    ['赵强 四十二岁', ['赵强; adult; ']],
    ['王五两岁', ['王五两岁; adult; child_word']],
    [
      'Adults: John Smith, Mary Smith\nChildren: Tom Smith (6), Ann Smith\nInfants: Bob Smith',
      [
        'John Smith; adult; ',
        'Mary Smith; adult; ',
        'Tom Smith; child 6; ',
        'Ann Smith; child ?; child_age_missing',
        'Bob Smith; child ?; child_age_missing',
      ],
    ],
    [
      'Adults:\nJohn Smith\n2 children:\nTom Smith (6)\nAnn Smith (4)\nAdults\nMary Smith',
      ['John Smith; adult; ', 'Tom Smith; child 6; ', 'Ann Smith; child 4; ', 'Mary Smith; adult; '],
    ],
    [
      '大人：王伟，李娜；小孩：王一，王二',
      [
        '王伟; adult; ',
        '李娜; adult; ',
        '王一; child ?; child_age_missing',
        '王二; child ?; child_age_missing',
      ],
    ],
    ['2个小孩：王一，王二', ['王一; child ?; child_age_missing', '王二; child ?; child_age_missing']],
    ['双胞胎：周大 周二 3岁', ['周大 周二; child 3; several_people']],
    [
      'SMITH/JOHNMR\nSMITH/JANEMRS\nSMITH/TOMMSTR\nSMITH/ANNCHD\nSMITH/BOBINF\nSMITH/ADAMS',
      [
        'SMITH JOHN; adult; ',
        'SMITH JANE; adult; ',
        'SMITH TOM; child ?; child_age_missing',
        'SMITH ANN; child ?; child_age_missing',
        'SMITH BOB; child ?; child_age_missing',
        'SMITH ADAMS; adult; odd_letters',
      ],
    ],
  ])('R5.112 Nobody whom a list calls a child becomes an adult unsaid: %j', (text, guests) => {
    expect(people(text)).toEqual(guests)
  })

  test.each([
    ['Mr and Mrs Smith', ['Mr and Mrs Smith; adult; several_people']],
    ['Mr. & Mrs. John Smith', ['Mr. & Mrs. John Smith; adult; several_people']],
    ['Mr/Mrs Smith', ['Mr/Mrs Smith; adult; several_people']],
    ['张伟夫妇', ['张伟夫妇; adult; several_people']],
    ['张先生', ['张; adult; missing_surname']],
    ['Zhang Wei/Li Na', ['Zhang Wei Li Na; adult; several_people']],
    ['王伟 李娜', ['王伟 李娜; adult; several_people']],
    ['李雷 先生', ['李雷; adult; ']],
    ['欧阳 娜娜', ['欧阳 娜娜; adult; ']],
    ['张伟/李娜', ['张伟; adult; ', '李娜; adult; ']],
  ])('R5.112 Two people of one line are two rows, or the row says so: %j', (text, guests) => {
    expect(people(text)).toEqual(guests)
  })

  test.each(['John Smith 45', 'U Aung Ko (M) 45'])(
    'R5.112 A number behind a name is said whole: %s',
    (text) => {
      expect(parseGuestList(text, { rooms: null, day, countryOf: () => null }).rows).toMatchObject([
        { doubts: [{ key: 'number_in_name', params: { text: '45' } }] },
      ])
    },
  )
})
