import type { DraftRecord } from '../../domain/draft/draft.ts'
import { roomsInAddress } from '../../domain/search/hotel-words.ts'
import { draw } from '../draw.ts'
import type { CompanyRecord, MemberRecord } from '../tables.ts'
import { type SalesSeedRequest, sellersOf, shownRates, wishedPlace, wishedStay } from './sale-rate.ts'

type Begun = Pick<DraftRecord, 'product' | 'title' | 'search' | 'selection' | 'step'>

/** What a member has begun, the last first; hotels at every step. */
const begun = [
  ['hotel', 'guests'],
  ['hotel', 'search'],
  ['car', 'search'],
  ['hotel', 'review'],
  ['airport', 'search'],
  ['hotel', 'select'],
] as const

/** Bookings that owners and bookers have begun; the first of each is shared with the other. */
export function seedDrafts(request: SalesSeedRequest): DraftRecord[] {
  return request.companies.flatMap((company) => {
    const sellers = sellersOf(request, company.id)
    return sellers.flatMap((member) =>
      begun.map(([product, step], nth): DraftRecord => {
        const id = `dr-seed-${member.id}-${nth + 1}`
        // The rate of the last one still holds at the start of the world.
        const age = nth * 60_000 + draw(request.seed, 'draft', id, 'age').int(60, 1200)
        const left = Math.floor(request.start / 1000) - age
        const content =
          product === 'hotel'
            ? stayDraft(request, company, member, { id, step, left })
            : rideDraft(product, company)
        const others = sellers.filter((other) => other.id !== member.id).map((other) => other.id)
        return {
          ...content,
          id,
          company_id: company.id,
          owner_id: member.id,
          form: '',
          shared_with: nth === 0 ? others : [],
          rebooked_from: null,
          updated_time: left,
          version: 1,
        }
      }),
    )
  })
}

/** As the pages write it: the stay in the words of their address, and the rate once one is chosen. */
function stayDraft(
  request: SalesSeedRequest,
  company: CompanyRecord,
  member: MemberRecord,
  { id, step, left }: { readonly id: string; readonly step: DraftRecord['step']; readonly left: number },
): Begun {
  const of = (field: string) => draw(request.seed, 'draft', id, field)
  const stay = wishedStay(of, request, company.settlement_currency)
  const { check_in, check_out, rooms, nationality } = stay
  const { city, hotels } = wishedPlace(of, request)
  const dates = { check_in, check_out, rooms: roomsInAddress(rooms), nationality }
  const language = company.country === 'CN' ? 'zh-cn' : 'en'
  if (step === 'search' || step === 'select') {
    const search = {
      destination_type: 'city',
      destination_id: city.id,
      destination_name: city.name.en,
      ...dates,
    }
    return {
      product: 'hotel',
      title: city.name[language],
      search: JSON.stringify(search),
      selection: '',
      step,
    }
  }
  for (const hotel of hotels) {
    const [rate] = shownRates(request, company, member, { ...stay, hotel_id: hotel.id }, left * 1000)
    if (!rate) continue
    const { hotel_id, rate_key, total_price } = rate
    const search = {
      destination_type: 'hotel',
      destination_id: hotel.id,
      destination_name: hotel.name.en,
      ...dates,
    }
    const selection = { hotel_id, rate_key, known_total: total_price.amount, currency: total_price.currency }
    return {
      product: 'hotel',
      title: hotel.name[language],
      search: JSON.stringify(search),
      selection: JSON.stringify(selection),
      step,
    }
  }
  throw new Error(`Nothing can be sold for seeded draft ${id}`)
}

const rideTitles = {
  car: { en: 'Car with driver in Yangon', 'zh-cn': '仰光包车' },
  airport: { en: 'Transfer from RGN', 'zh-cn': 'RGN 接机' },
} as const

function rideDraft(product: 'car' | 'airport', { country }: CompanyRecord): Begun {
  const search = product === 'car' ? { passengers: 3 } : { transfer_type: 'pickup', passengers: 2 }
  const title = rideTitles[product][country === 'CN' ? 'zh-cn' : 'en']
  return { product, title, search: JSON.stringify(search), selection: '', step: 'search' }
}
