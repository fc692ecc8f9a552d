import type { Schemas } from '@portal/api-client/contract'

/** Words of the lists that guides and groups paste: Chinese, English and Burmese, as they are found in chats. */

/** What a whole cell or a word inside one says of its guest. */
export const typeWords: Readonly<Record<string, Schemas['GuestType']>> = {
  adult: 'adult',
  adults: 'adult',
  adt: 'adult',
  a: 'adult',
  成人: 'adult',
  大人: 'adult',
  လူကြီး: 'adult',
  child: 'child',
  children: 'child',
  kid: 'child',
  chd: 'child',
  c: 'child',
  infant: 'child',
  inf: 'child',
  baby: 'child',
  儿童: 'child',
  兒童: 'child',
  小孩: 'child',
  小童: 'child',
  婴儿: 'child',
  ကလေး: 'child',
}

/** Words that may appear inside a name cell because nobody is called that. `Child` and `Baby` are personal names. */
export const wordsInsideNames: readonly string[] = [
  'adult',
  'adults',
  'adt',
  'chd',
  'inf',
  '成人',
  '大人',
  'လူကြီး',
  '儿童',
  '兒童',
  '小孩',
  '小童',
  '婴儿',
  'ကလေး',
]

/** First lines of a table. */
export const headerWords: Readonly<Record<string, 'room' | 'name' | 'type' | 'age' | 'other'>> = {
  room: 'room',
  'room no': 'room',
  'room no.': 'room',
  房间: 'room',
  房号: 'room',
  房间号: 'room',
  အခန်း: 'room',
  name: 'name',
  'full name': 'name',
  'guest name': 'name',
  guest: 'name',
  姓名: 'name',
  客人: 'name',
  客人姓名: 'name',
  入住人: 'name',
  အမည်: 'name',
  နာမည်: 'name',
  type: 'type',
  类型: 'type',
  အမျိုးအစား: 'type',
  age: 'age',
  年龄: 'age',
  အသက်: 'age',
  no: 'other',
  'no.': 'other',
  '#': 'other',
  序号: 'other',
  စဉ်: 'other',
}

/** Titles in front of or behind a name; they are not part of what a passport says. */
export const titles: ReadonlySet<string> = new Set(['mr', 'mrs', 'ms', 'miss', 'mstr', 'mdm', 'messrs'])

/** Titles of boys. */
export const childTitles: ReadonlySet<string> = new Set(['mstr'])

const honorifics: ReadonlySet<string> = new Set(['u', 'ko', 'ma', 'mg', 'maung', 'daw', 'saw', 'sai', 'dr'])

/** Part of a Burmese name and no surname, however short. */
export const isHonorific = (word: string): boolean => honorifics.has(word.toLowerCase().replace(/\.$/, ''))
