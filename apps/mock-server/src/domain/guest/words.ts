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
  kids: 'child',
  infants: 'child',
  babies: 'child',
  toddler: 'child',
  toddlers: 'child',
  小朋友: 'child',
  孩子: 'child',
  幼儿: 'child',
  婴幼儿: 'child',
  双胞胎: 'child',
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
  'infant',
  'infants',
  'toddler',
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

/** What a column of a table holds; `other` is read over, `unknown` has a title that says nothing. */
export type Column =
  | 'room'
  | 'name'
  | 'surname'
  | 'given'
  | 'local'
  | 'type'
  | 'age'
  | 'passport'
  | 'birthday'
  | 'nationality'
  | 'phone'
  | 'other'
  | 'unknown'

const heads: Readonly<Record<Exclude<Column, 'unknown'>, string>> = {
  room: 'room|room no|room number|rm|房间|房号|房间号|分房|အခန်း',
  name: `name|full name|guest name|guest names|name of guest|names|client|client name|traveler|traveler name|traveller name|tourist
    |last name first name|游客|游客姓名|旅客|guest|passenger|passenger name|pax|pax name|traveller|name in passport|passport name
    |name as in passport|姓名|名字|客人|客人姓名|旅客姓名|乘客|乘客姓名|入住人|入住人姓名|拼音|姓名拼音|英文名|英文姓名|护照姓名|အမည်|နာမည်`,
  surname: 'surname|last name|lastname|family name|姓|姓氏|英文姓|姓拼音',
  given: 'given name|given names|first name|firstname|forename|first and middle name|名|名拼音|英文名字',
  local: 'local name|chinese name|native name|name in chinese|中文名|中文姓名|缅文名',
  type: 'type|guest type|pax type|类型|客人类型|成人/儿童|အမျိုးအစား',
  age: 'age|ages|年龄|年齡|岁数|အသက်',
  passport: `passport|passport no|passport number|passport id|pp no|document|document no|document number|id|id no|id number
    |nrc|nrc no|护照|护照号|护照号码|证件|证件号|证件号码|身份证|身份证号|身份证号码|通行证|通行证号|ppt|ppt no|pass no|နိုင်ငံကူးလက်မှတ်`,
  birthday: `birthday|birth date|birthdate|date of birth|dob|d o b|birth|born|born on|bday|b day|出生|出生日|出生日期|出生年月|出生年月日|生日|မွေးနေ့|မွေးသက္ကရာဇ်`,
  nationality: 'nationality|country|citizenship|国籍|国家|နိုင်ငံသား',
  phone:
    'phone|phone no|phone number|mobile|mobile no|tel|telephone|contact|contact no|电话|手机|手机号|联系电话|ဖုန်း',
  other: `no|#|s/n|sn|sr|sr no|序号|编号|စဉ်|gender|sex|性别|ကျား/မ|title|称谓|remark|remarks|note|notes|comment|comments|备注
    |说明|expiry|expiry date|date of expiry|passport expiry|valid until|有效期|护照有效期|有效期至|issue date|date of issue
    |签发日期|place of issue|签发地|place of birth|出生地|room type|房型|bed|bed type|床型|email|e mail|邮箱|flight|flight no|航班
    |航班号|check in|check out|入住日期|离店日期|hotel|酒店|company|公司|meal|dietary|餐食`,
}

/** What heads a column, as it is compared: small letters, without dots and stars. */
export const headerWords: ReadonlyMap<string, Column> = new Map(
  Object.entries(heads).flatMap(([column, words]) =>
    words.split('|').map((word) => [word.trim(), column as Column] as const),
  ),
)

/** What chats write before a value: `姓名：张三 护照号：E12345678`, `Passport: E12345678`. */
export const labels =
  /(?:姓名|客人|领队|护照号码|护照号|护照|证件号码|证件号|身份证号|身份证|出生日期|生日|国籍|性别|电话|手机)\s*:?\s*|(?<!\p{L})(?:name|lead guest|leader|guest ?\d{0,2}|passenger ?\d{0,2}|passport|passport no\.?|passport number|dob|date of birth|birthday|nationality|phone|tel|mobile)\s*:\s*/giu

/** Cells that only say whether somebody is a man or a woman. */
export const genderWords: ReadonlySet<string> = new Set(
  'm f male female man woman boy girl 男 女 男士 女士 先生 小姐 男性 女性'.split(' '),
)

/** Lines that only name the list or count it. */
export const captions =
  /^(?:(?:guest|name|passenger|rooming) ?list|(?:客人|旅客|入住|分房)?名单(?:表)?|total|合计|总计|共计)[\s:]*(?:\d{1,3}\s*(?:人|位|名|pax|guests|persons)?)?$/iu

/** Surnames of two letters, which are no initials. */
export const shortSurnames: ReadonlySet<string> = new Set(
  `AI AN AO BA BI BO CU DI DO DU EU FA FU GE GU HA HE HO HU JI KE KO KU LE LI LO LU LY MA MI MO MU NA NG NI NO NU OH OU PI
  PU QI QU RA RE SA SE SO SU TA TO TU UM UN VO VU WU XI XU YA YE YI YU ZU ZI`.split(/\s+/),
)

/** Titles in front of or behind a name; they are not part of what a passport says. */
export const titles: ReadonlySet<string> = new Set(
  'mr mrs ms miss mstr master mdm madam mme messrs dr prof 先生 女士 小姐 太太 夫人'.split(' '),
)

/** Titles of boys. */
export const childTitles: ReadonlySet<string> = new Set(['mstr', 'master'])

/** `baby Wang Wu`, `Wang Wu kid`: in small letters beside a name in capitals, since `Baby` and `Kid` are also names. */
export const childBeside =
  /^(?:baby|kid|child)\s+(?=\p{Lu}|\p{Script=Han})|(?<=\p{L}{2})\s+(?:baby|kid|child)$/u

/** `Children` alone on a line. */
const typeHeading = /^\s*(adults|children|kids|infants|babies|toddlers)\s*$/iu

/** `Children: `, `2 kids - `, `婴儿：`: of whom the names behind it are, and the text behind it. */
export function typeLabelOf(text: string): { type: Schemas['GuestType']; rest: string } | null {
  const separator = typeHeading.test(text) ? /$/u.exec(text) : /:|\s[-–—]\s/u.exec(text)
  if (!separator) return null
  const word = text
    .slice(0, separator.index)
    .replace(/\([^()]*\)/gu, ' ')
    .replace(/^[\s\-*•·]+/u, '')
    .replace(/^(?:\d{1,2}|[一二两三四五六])/u, '')
    .trim()
    .replace(/^(?:x\s|[个名位])/u, '')
    .trim()
    .toLowerCase()
  const type = word.length > 1 && Object.hasOwn(typeWords, word) ? typeWords[word] : undefined
  return type ? { type, rest: text.slice(separator.index + separator[0].length) } : null
}

/** Words for a child that a name may hold as well, such as Lee Child, and what remains of an age. */
const childInName = [
  /(?<!\p{L})(?:bab(?:y|ies)|kids?|child(?:ren)?|infants?|toddlers?|newborn|chd|inf|mstr)(?!\p{L})/iu,
  /(?<!\p{L})(?:boy|girl|son|daughter|twins|years?|months?)(?!\p{L})/u,
  /宝宝|婴|儿童|兒童|小孩|孩子|小朋友|小童|幼儿|双胞胎|儿子|女儿|岁|歲|个月|個月|ကလေး/u,
]

/** The word in a name that may say that its bearer is a child; null for none. */
export const childWordIn = (name: string): string | null =>
  childInName.map((pattern) => pattern.exec(name)?.[0]).find((word) => word !== undefined) ?? null

const personTitle = '(?:mr|mrs|ms|miss|mdm|madam|mme|dr|prof)\\.?'

/** `Mr and Mrs Smith`, `Mr/Mrs Smith`: two people with one name. */
export const coupleTitles = new RegExp(
  `^\\s*${personTitle}\\s*(?:and|&|\\+|/)\\s*${personTitle}(?!\\p{L})`,
  'iu',
)

const groups = [
  /夫妇|夫妻|两口子|一家(?:[三四五六\d]口)?|全家|父子|父女|母子|母女|兄弟|姐妹|兄妹|姐弟|双胞胎|ဇနီးမောင်နှံ|မိသားစု/u,
  /(?<!\p{L})(?:couple|family|twins|brothers|sisters|and|with)(?!\p{L})/iu,
  /(?<=\p{Script=Han}{2})\s+\p{Script=Han}{2,}/u,
]
const compoundSurname =
  /^\s*(?:欧阳|司马|上官|诸葛|慕容|尉迟|令狐|皇甫|东方|夏侯|司徒|公孙|长孙|宇文|端木|独孤|南宫)\s/u

/** `Mr and Mrs Smith`, `Zhang Wei/Li Na`: what says that a text names two people; null for nothing. */
export function coupleIn(text: string): string | null {
  const titled = coupleTitles.exec(text)?.[0]
  if (titled) return titled.trim()
  const isName = (word: string) =>
    !titles.has(word.toLowerCase()) && !Object.hasOwn(typeWords, word.toLowerCase())
  const sides = text.split('/').map((side) => (side.match(/\p{L}{2,}/gu) ?? []).filter(isName))
  return sides.length > 1 && sides.every(({ length }) => length > 1) ? text.trim() : null
}

/** `张伟夫妇`, `Smith family`, `王伟 李娜`: what in a name says that it may be several people; null for nothing. */
export function groupIn(name: string): string | null {
  const found = groups.map((pattern) => pattern.exec(name)?.[0]).find((word) => word !== undefined)
  return found === undefined || compoundSurname.test(name) ? null : found.trim()
}

/** Numbers in words in front of a unit of age or alone in brackets, as digits; `半岁` as months. */
const chineseAge =
  /(?<![一二两三四五六七八九十百零\d])(?:([一二三四五六七八九]?)十([一二三四五六七八九]?)|([一二两三四五六七八九]))(?=\s*(?:周?岁|歲|个半?月|個半?月))/gu
const chineseDigits = '零一二三四五六七八九'
const digitOf = (character: string) => (character === '两' ? 2 : chineseDigits.indexOf(character))
const englishNumbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(
    ' ',
  )
const englishAge = new RegExp(
  `(?<![\\p{L}-])(?:(${englishNumbers.join('|')})(?=[\\s-]*(?:years?|yrs?|months?|y\\.?/?o)(?!\\p{L}))|(?<=[(\\[]\\s*)(${englishNumbers.join('|')})(?=\\s*[)\\]]))`,
  'giu',
)
const numberOfWord = (word: string) => String(englishNumbers.indexOf(word.toLowerCase()))

export const plainAges = (text: string): string =>
  text
    .replace(chineseAge, (_, tens?: string, ones?: string, single?: string) =>
      single === undefined
        ? String((tens ? digitOf(tens) : 1) * 10 + (ones ? digitOf(ones) : 0))
        : String(digitOf(single)),
    )
    .replace(/半岁/gu, (half, at: number, whole: string) =>
      /\d\s*$/.test(whole.slice(0, at)) ? half : '6个月',
    )
    .replace(/(\d\s*(?:周?岁|歲))半/gu, '$1')
    .replace(/(\d\s*[个個])半月/gu, '$1月')
    .replace(englishAge, (_, before?: string, bracketed?: string) => numberOfWord(before ?? bracketed ?? ''))
    .replace(/(\d)-(?=(?:years?|months?)(?:-old)?(?!\p{L}))/giu, '$1 ')
    .replace(/(?<=\d (?:year|month)s?)-old/giu, ' old')

const airlineSurname = /^[\s\p{Lu}'-]+$/u
const airlineTitle = /(?<=\p{Lu}{2})(?=(?:MSTR|MRS|MR|MISS|CHD|INF)(?!\p{L}))/u

/** Parts the titles and types that airlines write behind a given name without a blank: `SMITH/TOMMSTR`. */
export function airlineNameOf(text: string): { text: string; maybe_title: boolean } {
  const at = text.indexOf('/')
  if (at < 0 || !airlineSurname.test(text.slice(0, at))) return { text, maybe_title: false }
  const given = text.slice(at + 1)
  return {
    text: `${text.slice(0, at + 1)}${given.replace(airlineTitle, ' ')}`,
    // `MARYMS` and `ADAMS` end alike.
    maybe_title: /\p{Lu}{2}MS(?!\p{L})/u.test(given),
  }
}

/** Chinese titles without a blank before them: `李四女士`. */
export const gluedTitle = /(?<=\p{Script=Han})(?:先生|女士|小姐|太太|夫人)$/u

const counted =
  '(?:\\d{1,2}|one|two|three|four|five|six|[一二两三四五六])\\s*(?:x\\s*)?(?:adults?|adt|pax|child(?:ren)?|chd|kids?|infants?|inf|bab(?:y|ies)|guests?|persons?|people|成人|大人?|儿童|小孩|小童?|婴儿|位|人|名)(?:\\s*\\([^()]*\\))?'

/** `2 adults, 1 child (6)`, `2大1小`: how many there are, and nobody's name. */
export const countOfPeople = new RegExp(`^(?:\\s*${counted}\\s*(?:[,+&/]|and|和|加)?)+[\\s.]*(?::|$)`, 'iu')

const honorifics: ReadonlySet<string> = new Set(['u', 'ko', 'ma', 'mg', 'maung', 'daw', 'saw', 'sai', 'dr'])

/** Part of a Burmese name and no surname, however short. */
export const isHonorific = (word: string): boolean => honorifics.has(word.toLowerCase().replace(/\.$/, ''))
