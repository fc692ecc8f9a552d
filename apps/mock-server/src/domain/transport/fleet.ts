import type { LocalText } from '../../texts/language.ts'
import type { Carrier } from '../hotel/hotel.ts'

/** What a fleet does the same way in every world. */
export interface RideCarrier {
  /** Its prices move every ten minutes, so an earlier quote no longer holds. */
  readonly restless: boolean
  readonly on_request: boolean
  readonly supplier: Carrier['supplier']
  /** Hours of overtime and further zone entries that its drivers report at the end. */
  readonly reports: { readonly overtime_hours: number; readonly zone_entries: number } | null
  /** Whether it says yes to a change of names or times. */
  readonly amends: boolean
}

/** How the supplier of an order answers, and what is reported afterwards. */
export type SupplierBehaviour = Pick<RideCarrier, 'supplier' | 'reports' | 'amends'>

const slotMs = 600_000

/** Percent on top of a restless price at an instant: 0, 3 and 6 in turn. */
export const driftPercent = ({ restless }: RideCarrier, now: number): number =>
  restless ? (Math.floor(now / slotMs) % 3) * 3 : 0

/** In Chinese the Latin name follows: it is the one on the vehicle and in the supplier's papers. */
const model = (en: string, zh: string): LocalText => ({ en, 'zh-cn': `${zh}（${en}）` })

/** The vehicle models that are hired out and that drive transfers. */
export const vehicleModels = {
  'toyota-probox': model('Toyota Probox', '丰田普罗博克斯'),
  'toyota-crown': model('Toyota Crown', '丰田皇冠'),
  'toyota-camry': model('Toyota Camry', '丰田凯美瑞'),
  'byd-e6': model('BYD e6', '比亚迪 e6'),
  'toyota-noah': model('Toyota Noah', '丰田诺亚'),
  'toyota-alphard': model('Toyota Alphard', '丰田埃尔法'),
  'toyota-hiace-grand-cabin': model('Toyota Hiace Grand Cabin', '丰田海狮'),
  'toyota-land-cruiser-prado': model('Toyota Land Cruiser Prado', '丰田普拉多'),
  'toyota-fortuner': model('Toyota Fortuner', '丰田穿越者'),
  'hyundai-grand-starex': model('Hyundai Grand Starex', '现代辉翼'),
  'toyota-coaster': model('Toyota Coaster', '丰田考斯特'),
  'bmw-5-series': model('BMW 5 Series', '宝马 5 系'),
} as const satisfies Record<string, LocalText>

export type VehicleModelName = keyof typeof vehicleModels
