import type { VoucherBase } from './voucher-base.ts'
import type { labelIn, SayVoucher } from './voucher-texts.ts'

export type SampleBase = VoucherBase

/** The language of a sample, and its first day. */
export interface SampleLabels {
  readonly day: string
  readonly say: SayVoucher
  readonly label: ReturnType<typeof labelIn>
}

export const sampleZone = 'Asia/Yangon'

export const sampleGuest = {
  full_name: 'ZHANG MEI',
  name_local: '张梅',
  type: 'adult',
  age: null,
  birthday: null,
  is_infant: false,
  is_lead: true,
} as const
export const sampleHall = {
  name: 'Yangon International Airport',
  address: 'Airport Road, Mingaladon',
  lat: 16.907,
  lng: 96.133,
  place_id: null,
}
export const sampleHotel = {
  name: 'Lakeside Sample Hotel',
  address: '1 Sample Road, Yangon',
  lat: 16.8,
  lng: 96.15,
  place_id: null,
}
