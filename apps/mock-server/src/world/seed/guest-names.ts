/** Invented persons: name as in the passport, name in their own script, nationality. */
export type PersonRow = readonly [full_name: string, name_local: string | null, nationality: string]

export const chinesePersons: readonly PersonRow[] = [
  ['WANG WEI', '王伟', 'CN'],
  ['OUYANG NA', '欧阳娜', 'CN'],
  ['LI YU', '李玉', 'CN'],
  ['ZHANG MEILING', '张美玲', 'CN'],
  ['CHEN GUOQIANG', '陈国强', 'CN'],
  ['LIU YIFEI', '刘一飞', 'CN'],
  ['ZHAO LEI', '赵磊', 'CN'],
  ['SIMA QIAN', '司马倩', 'CN'],
  ['WU XIAOYAN', '吴晓燕', 'CN'],
  ['HU BO', '胡波', 'CN'],
  ['XU JINGYI', '徐静怡', 'CN'],
  ['MA TAO', '马涛', 'CN'],
  ['YE ZI', '叶子', 'CN'],
  ['GAO SHAN', '高山', 'CN'],
  ['TANG RUOLAN', '唐若兰', 'CN'],
  ['HE JUN', '何军', 'CN'],
]

export const burmesePersons: readonly PersonRow[] = [
  ['Thant', 'သန့်', 'MM'],
  ['Khin Myo Aung', 'ခင်မျိုးအောင်', 'MM'],
  ['U Ba Maung', 'ဦးဘမောင်', 'MM'],
  ['Daw Aye Aye Mon', 'ဒေါ်အေးအေးမွန်', 'MM'],
  ['Nwe', 'နွယ်', 'MM'],
  ['Zin Mar Htwe', 'ဇင်မာထွေး', 'MM'],
  ['Ko Ko Naing', 'ကိုကိုနိုင်', 'MM'],
  ['Su Su Hlaing', 'စုစုလှိုင်', 'MM'],
]

export const otherPersons: readonly PersonRow[] = [
  ['Siriporn Wongsuwannakit', 'สิริพร วงศ์สุวรรณกิจ', 'TH'],
  ['Nattapong Phromcharoenkul', 'ณัฐพงษ์ พรหมเจริญกุล', 'TH'],
  ["Aoife O'Malley", null, 'IE'],
  ['Venkatanarasimharajuvaripeta Subrahmanyam Chandrasekharan Pillai', null, 'IN'],
  ['Tan Wei Ming', '陈伟明', 'SG'],
  ['Nguyen Thi Hoa', 'Nguyễn Thị Hoa', 'VN'],
  ['Hiroshi Kuwabara', '桑原宏', 'JP'],
]

/** Given names of children; they travel under the family's first word. */
export const childNames: readonly (readonly [en: string, local: string])[] = [
  ['LELE', '乐乐'],
  ['XIAOBAO', '小宝'],
  ['ANAN', '安安'],
  ['MIN', '敏'],
]

/** Whom the companies of the seed sell to, and where they account for it. */
export const orderCustomers = [
  '云岭旅行社',
  '春城国际旅行社',
  '华远贸易有限公司',
  'Mekong Textile Co.',
  'Shwe Taung Engineering',
  'Harbour Lights Tours',
  '四海会展服务',
] as const
export const costCentres = ['CC-100 Groups', 'CC-200 FIT', 'CC-310 会展', 'CC-420 商务'] as const

export const requestTexts: readonly string[] = [
  '',
  '',
  '',
  '需要无烟房，尽量高楼层。',
  'Twin beds if possible, late arrival around 23:00.',
  '两间房请安排相邻。',
  'Airport is far away, early breakfast at 05:30 please.',
]
