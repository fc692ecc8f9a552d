/** Words from which hotel names are invented: English, Chinese, Burmese. No real chain or house is meant. */
export type NamePart = readonly [en: string, zh: string, my: string]

export const firstNames: readonly NamePart[] = [
  ['Padauk', '紫檀', 'ပိတောက်'],
  ['Jasmine', '茉莉', 'စံပယ်'],
  ['Amber', '琥珀', 'ပယင်း'],
  ['Pearl', '珍珠', 'ပုလဲ'],
  ['Emerald', '翠玉', 'မြ'],
  ['Ruby', '红宝', 'ပတ္တမြား'],
  ['Teak', '柚木', 'ကျွန်း'],
  ['Silver', '银', 'ငွေ'],
  ['Golden', '金', 'ရွှေ'],
  ['Moonlit', '月光', 'လရောင်'],
  ['Orchid', '兰花', 'သစ်ခွ'],
  ['Rose', '玫瑰', 'နှင်းဆီ'],
  ['Bamboo', '翠竹', 'ဝါး'],
  ['Coral', '珊瑚', 'သန္တာ'],
  ['Rainbow', '彩虹', 'သက်တံ'],
  ['Tamarind', '罗望', 'မန်ကျည်း'],
]

export const secondNames: readonly NamePart[] = [
  ['Lantern', '灯笼', 'မီးပုံး'],
  ['Sparrow', '云雀', 'စာ'],
  ['Harp', '竖琴', 'စောင်း'],
  ['Kite', '纸鸢', 'စွန်'],
  ['Heron', '白鹭', 'ဗျိုင်း'],
  ['Weaver', '织坊', 'ယက်ကန်း'],
  ['Ferry', '渡口', 'ကူးတို့'],
  ['Cloud', '云间', 'တိမ်'],
  ['Compass', '罗盘', 'သံလိုက်'],
  ['Bell', '钟声', 'ခေါင်းလောင်း'],
  ['Windmill', '风车', 'လေရဟတ်'],
  ['Lacquer', '漆艺', 'ယွန်း'],
  ['Drum', '鼓楼', 'ဗုံ'],
  ['Parasol', '绸伞', 'ထီး'],
  ['Lighthouse', '灯塔', 'မီးပြတိုက်'],
]

export const typeNames: Readonly<Record<'hotel' | 'resort' | 'apartment' | 'guesthouse', NamePart>> = {
  hotel: ['Hotel', '酒店', 'ဟိုတယ်'],
  resort: ['Resort', '度假村', 'အပန်းဖြေဟိုတယ်'],
  apartment: ['Residence', '酒店式公寓', 'အိမ်ရာ'],
  guesthouse: ['Guest House', '宾馆', 'တည်းခိုခန်း'],
}

/** Invented chains. */
export const brands: readonly { readonly code: string; readonly en: string; readonly zh: string }[] = [
  { code: 'three-rivers', en: 'Three Rivers Stays', zh: '三江旅居' },
  { code: 'lanternlane', en: 'Lanternlane', zh: '灯巷' },
  { code: 'moonwater', en: 'Moonwater Collection', zh: '月水精选' },
  { code: 'kitefield', en: 'Kitefield Inns', zh: '鸢野' },
  { code: 'saffron-gate', en: 'Saffron Gate', zh: '藏红门' },
  { code: 'teakline', en: 'Teakline', zh: '柚线' },
]

/** Streets: names that many towns of the country share. */
export const streets: Readonly<Record<'MM' | 'CN' | 'other', readonly NamePart[]>> = {
  MM: [
    ['Pyay Road', '卑谬路', 'ပြည်လမ်း'],
    ['Strand Road', '河滨路', 'ကမ်းနားလမ်း'],
    ['Bogyoke Road', '博雅路', 'ဗိုလ်ချုပ်လမ်း'],
    ['University Avenue', '大学路', 'တက္ကသိုလ်ရိပ်သာလမ်း'],
    ['Kaba Aye Pagoda Road', '世界和平塔路', 'ကမ္ဘာအေးဘုရားလမ်း'],
    ['Merchant Street', '商贾街', 'ကုန်သည်လမ်း'],
    ['Mahabandoola Street', '摩诃班都拉街', 'မဟာဗန္ဓုလလမ်း'],
    ['Railway Station Road', '车站路', 'ဘူတာလမ်း'],
    ['Market Street', '市场街', 'ဈေးလမ်း'],
    ['Garden Street', '花园街', 'ပန်းခြံလမ်း'],
  ],
  CN: [
    ['Renmin Road', '人民路', '人民路'],
    ['Jiefang Road', '解放路', '解放路'],
    ['Zhongshan Road', '中山路', '中山路'],
    ['Beijing Road', '北京路', '北京路'],
    ['Binjiang Road', '滨江路', '滨江路'],
    ['Yingbin Avenue', '迎宾大道', '迎宾大道'],
    ['Wenhua Street', '文化街', '文化街'],
    ['Jiankang Road', '健康路', '健康路'],
  ],
  other: [
    ['Station Road', '车站路', 'Station Road'],
    ['Riverside Road', '河滨路', 'Riverside Road'],
    ['Market Street', '市场街', 'Market Street'],
    ['Temple Road', '寺院路', 'Temple Road'],
    ['Harbour Road', '海港路', 'Harbour Road'],
    ['Garden Road', '花园路', 'Garden Road'],
  ],
}

type Names = Readonly<Record<string, { readonly en: string; readonly 'zh-cn': string }>>

const name = (en: string, zh: string) => ({ en, 'zh-cn': zh })

/** Code to name; the order is the order of facets. */
export const facilityNames: Names = {
  wifi: name('Free Wi-Fi', '免费无线网络'),
  parking: name('Parking', '停车场'),
  breakfast: name('Breakfast restaurant', '早餐厅'),
  restaurant: name('Restaurant', '餐厅'),
  chinese_food: name('Chinese restaurant', '中餐厅'),
  pool: name('Swimming pool', '游泳池'),
  gym: name('Gym', '健身房'),
  spa: name('Spa', '水疗'),
  bar: name('Bar', '酒吧'),
  airport_shuttle: name('Airport shuttle', '机场接送'),
  meeting_room: name('Meeting rooms', '会议室'),
  laundry: name('Laundry', '洗衣服务'),
  chinese_staff: name('Chinese-speaking staff', '中文服务'),
  generator: name('Own generator', '自备发电机'),
  lift: name('Lift', '电梯'),
  front_desk_24h: name('24-hour front desk', '24小时前台'),
}

export const amenityNames: Names = {
  air_conditioning: name('Air conditioning', '空调'),
  kettle: name('Kettle', '电热水壶'),
  desk: name('Desk', '书桌'),
  safe: name('Safe', '保险箱'),
  minibar: name('Minibar', '迷你吧'),
  bathtub: name('Bathtub', '浴缸'),
  balcony: name('Balcony', '阳台'),
  kitchenette: name('Kitchenette', '小厨房'),
  washing_machine: name('Washing machine', '洗衣机'),
  hair_dryer: name('Hair dryer', '吹风机'),
  city_view: name('City view', '城景'),
  lake_view: name('Lake view', '湖景'),
}

/** Rooms a hotel may have, from the simplest on: code, names, beds, size, people, percent of the base night. */
interface RoomRow {
  readonly code: string
  readonly en: string
  readonly zh: string
  readonly my: string
  readonly beds: readonly ('king' | 'queen' | 'twin' | 'double' | 'single' | 'triple')[]
  readonly area: number
  readonly people: number
  readonly adults: number
  readonly percent: number
}

const room = (
  code: string,
  en: string,
  zh: string,
  my: string,
  beds: RoomRow['beds'],
  [area, people, adults, percent]: readonly [number, number, number, number],
): RoomRow => ({ code, en, zh, my, beds, area, people, adults, percent })

export const roomRows: readonly RoomRow[] = [
  room('std', 'Standard Room', '标准间', 'စံအခန်း', ['queen', 'twin'], [22, 3, 2, 100]),
  room('sup', 'Superior Room', '高级间', 'အဆင့်မြင့်အခန်း', ['king', 'twin'], [26, 3, 2, 114]),
  room('dlx', 'Deluxe Room', '豪华间', 'ဇိမ်ခံအခန်း', ['king', 'twin'], [32, 4, 3, 132]),
  room('tri', 'Triple Room', '三人间', 'သုံးယောက်ခန်း', ['triple'], [34, 4, 3, 140]),
  room('fam', 'Family Room', '家庭房', 'မိသားစုအခန်း', ['king', 'twin'], [40, 6, 4, 165]),
  room('exe', 'Executive Room', '行政间', 'အမှုဆောင်အခန်း', ['king'], [38, 4, 3, 175]),
  room('ste', 'Junior Suite', '小套房', 'စွိအခန်းငယ်', ['king'], [48, 5, 4, 220]),
  room('sgl', 'Single Room', '单人间', 'တစ်ယောက်ခန်း', ['single'], [16, 1, 1, 82]),
]
