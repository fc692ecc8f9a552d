import type { Schemas } from '@portal/api-client/contract'
import type { Language } from '../texts/language.ts'
import type { Block } from './pdf/pen.ts'

const english = {
  title: 'Hotel voucher',
  booking_id: 'Booking number',
  confirmation: 'Hotel confirmation no.',
  awaiting: "Awaiting the hotel's number",
  supplier_ref: 'Supplier reference',
  own_reference: 'Agency ref.',
  not_given: 'not given yet',
  issued: 'Issued (hotel time)',
  version: (version: number) => `Version ${version}`,
  cancelled: 'CANCELLED',
  cancelled_notice: 'This booking is cancelled. The voucher is not valid for check-in.',
  driver_card: 'Please take me to this hotel',
  map: 'Map',
  check_in: 'Check-in',
  check_out: 'Check-out',
  from: (time: string) => `from ${time}`,
  until: (time: string) => `until ${time}`,
  nights: (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`,
  rooms: (count: number) => `${count} ${count === 1 ? 'room' : 'rooms'}`,
  stay: 'Stay',
  nationality: 'Guest nationality',
  rooms_and_guests: 'Rooms and guests',
  room: 'Room',
  guests: 'Guests',
  room_type: 'Room type',
  bed: 'Bed',
  meal: 'Meals',
  lead: 'lead guest',
  adults: (count: number) => `${count} ${count === 1 ? 'adult' : 'adults'}`,
  children: (ages: readonly number[]) =>
    `${ages.length === 1 ? 'child' : 'children'} aged ${ages.join(', ')}`,
  child: (age: number) => `child, ${age} y`,
  infant: (age: number) => `infant, ${age} y`,
  infants: (count: number) => `${count} ${count === 1 ? 'infant' : 'infants'}`,
  cots: (count: number) => `${count} ${count === 1 ? 'cot' : 'cots'}`,
  extra_beds: (count: number) => `${count} extra ${count === 1 ? 'bed' : 'beds'}`,
  meals_for: (count: number) => `for ${count}`,
  bed_wish: 'subject to availability',
  child_plain: 'child',
  remarks: 'Remarks of the hotel',
  requests: 'Special requests (passed on, not guaranteed)',
  charges: 'To be paid at the hotel (not in the price of the booking)',
  charge: 'Charge',
  basis: 'Basis',
  amount: 'Amount',
  no_charges: 'Nothing is due at the hotel for the booked services.',
  cancellation: 'Cancellation (hotel time)',
  total: 'Total price',
  emergency: '24-hour hotline',
  booker: 'Booking contact',
  verify: 'Check that this voucher is valid',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  car_title: 'Car rental voucher',
  airport_title: 'Airport transfer voucher',
  issued_local: 'Issued (local time)',
  ride_cancelled_notice: 'This booking is cancelled. No driver will come.',
  pick_up: 'Pick-up',
  end: 'End of the service',
  flight: 'Flight',
  not_known: 'not known yet',
  time_not_known: 'time not known yet',
  vehicle: 'Vehicle',
  vehicles: (count: number) => `${count} ${count === 1 ? 'vehicle' : 'vehicles'}`,
  driver: 'Driver',
  driver_later: 'The driver is named the evening before; ask for the new voucher then',
  plate: 'Plate',
  language: 'Language of the driver',
  meeting: 'Where you meet',
  route: 'From and to',
  waiting: (minutes: number) => `${minutes} minutes of waiting are included`,
  board: 'Name board',
  passengers: 'Passengers',
  plan: 'Itinerary',
  includes: 'Included',
  extras: 'Extras',
  zone: 'Industrial zone',
  nobody: 'If you cannot find the driver',
  reminder: 'Please note',
  ride_cancellation: 'Cancellation (local time)',
  per: {
    per_person_night: 'per person and night',
    per_person_stay: 'per person and stay',
    per_room_night: 'per room and night',
    per_room_stay: 'per room and stay',
    percentage: 'percentage of the room price',
  } satisfies Record<Schemas['ChargeBasis'], string>,
}

export type VoucherTexts = typeof english

const chinese: VoucherTexts = {
  title: '酒店入住凭证',
  booking_id: '订单号',
  confirmation: '酒店确认号',
  awaiting: '等待酒店确认号',
  supplier_ref: '供应商参考号',
  own_reference: '团号/PO',
  not_given: '尚未提供',
  issued: '签发时间（酒店当地）',
  version: (version) => `第 ${version} 版`,
  cancelled: '已取消',
  cancelled_notice: '此订单已取消，本凭证不可用于办理入住。',
  driver_card: '请送我到这家酒店',
  map: '地图',
  check_in: '入住',
  check_out: '退房',
  from: (time) => `${time} 起`,
  until: (time) => `${time} 前`,
  nights: (count) => `${count} 晚`,
  rooms: (count) => `${count} 间`,
  stay: '住宿',
  nationality: '客人国籍',
  rooms_and_guests: '房间与客人',
  room: '房间',
  guests: '客人',
  room_type: '房型',
  bed: '床型',
  meal: '餐食',
  lead: '主客人',
  adults: (count) => `${count} 成人`,
  children: (ages) => `儿童 ${ages.join('、')} 岁`,
  child: (age) => `儿童，${age} 岁`,
  infant: (age) => `婴儿，${age} 岁`,
  infants: (count) => `${count} 婴儿`,
  cots: (count) => `婴儿床 ${count} 张`,
  extra_beds: (count) => `加床 ${count} 张`,
  meals_for: (count) => `${count} 份`,
  bed_wish: '视情况安排',
  child_plain: '儿童',
  remarks: '酒店备注',
  requests: '特殊要求（已转达，不保证）',
  charges: '到店另付（不含在订单价格内）',
  charge: '费用',
  basis: '计费方式',
  amount: '金额',
  no_charges: '所订服务无需到店另付费用。',
  cancellation: '取消政策（酒店当地时间）',
  total: '总价',
  emergency: '24 小时热线',
  booker: '预订联系人',
  verify: '核验本凭证是否有效',
  page: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
  car_title: '租车凭证',
  airport_title: '接送机凭证',
  issued_local: '签发时间（当地）',
  ride_cancelled_notice: '此订单已取消，不会派车。',
  pick_up: '用车时间',
  end: '结束时间',
  flight: '航班',
  not_known: '尚未确定',
  time_not_known: '时间尚未确定',
  vehicle: '车辆',
  vehicles: (count) => `${count} 辆`,
  driver: '司机',
  driver_later: '司机信息于前一晚确定，届时请下载新凭证',
  plate: '车牌',
  language: '司机语言',
  meeting: '会合地点',
  route: '起点与终点',
  waiting: (minutes) => `含等候 ${minutes} 分钟`,
  board: '举牌文字',
  passengers: '乘客',
  plan: '行程安排',
  includes: '费用包含',
  extras: '附加服务',
  zone: '工业区',
  nobody: '找不到司机时',
  reminder: '提示',
  ride_cancellation: '取消政策（当地时间）',
  per: {
    per_person_night: '每人每晚',
    per_person_stay: '每人每次入住',
    per_room_night: '每间每晚',
    per_room_stay: '每间每次入住',
    percentage: '房价百分比',
  },
}

const byLanguage: Record<Language, VoucherTexts> = { en: english, 'zh-cn': chinese }

/** The labels of one voucher: in its language, or in both joined, Chinese first. */
export class VoucherLabels {
  readonly languages: readonly Language[]

  constructor(language: Schemas['VoucherLanguage']) {
    this.languages = language === 'bilingual' ? ['zh-cn', 'en'] : [language]
  }

  say(pick: (texts: VoucherTexts) => string, joint = ' '): string {
    return this.languages.map((language) => pick(this.in(language))).join(joint)
  }

  in(language: Language): VoucherTexts {
    return byLanguage[language]
  }
}

/** How the vouchers of one product are printed. */
export interface PrintedVoucher<Voucher extends Schemas['Voucher']> {
  readonly title: (texts: VoucherTexts) => string
  /** The notice on a cancelled voucher. */
  readonly cancelledNotice: (texts: VoucherTexts) => string
  /** The subject of the file, for search. */
  readonly subjectOf: (voucher: Voucher) => string
  /** Everything between the letterhead and the contact panel. */
  readonly blocks: (voucher: Voucher, words: VoucherLabels) => Block[]
}
