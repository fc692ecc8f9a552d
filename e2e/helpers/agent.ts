import { randomUUID } from 'node:crypto'
import {
  type BodyOf,
  type DataOf,
  flatten,
  type OperationId,
  type QueryOf,
  routes,
  type Schemas,
} from '@portal/api-client/contract'
import type { Language, World } from '../fixtures.ts'
import { callMock } from './mock.ts'

/** The envelope of a response. */
interface Answer<Op extends OperationId> {
  readonly code: number
  readonly msg: string
  readonly data: DataOf<Op> & { error_key?: string; reason_key?: string }
}

interface Request {
  hotel: string
  /** `YYYY-MM-DD` */
  checkIn?: string
  checkOut?: string
  /** The English name of the rate. */
  rate?: string
  /** The guests of each room. */
  rooms?: readonly (readonly Guest[])[]
}

/** A guest of a room; with an age, a child. */
export interface Guest {
  name: string
  age?: number
}

const couple: readonly Guest[] = [{ name: 'WANG WEI' }, { name: 'LI NA' }]

const downtown = {
  name: 'Pansodan House',
  address: '',
  lat: null,
  lng: null,
  place_id: 'yangon-downtown',
}

/** A member who works through the API: prepares data for a test and reads back the results. */
export class Agent {
  readonly #world: World
  readonly #token: string
  readonly #language: Language

  constructor(world: World, token: string, language: Language) {
    this.#world = world
    this.#token = token
    this.#language = language
  }

  /** The same member with another language. */
  reading(language: Language): Agent {
    return new Agent(this.#world, this.#token, language)
  }

  /** Ends the session on the server; no page is notified. */
  async signOut(): Promise<void> {
    await this.ask('signOut')
  }

  async ask<Op extends OperationId>(
    operation: Op,
    { query, body }: { query?: QueryOf<Op>; body?: BodyOf<Op> } = {},
  ): Promise<Answer<Op>> {
    const { method, path } = routes[operation]
    const params = new URLSearchParams(query ? flatten(query) : []).toString()
    const response = await callMock(`http://127.0.0.1:${process.env.E2E_MOCK_PORT}${path}?${params}`, {
      method,
      headers: {
        'x-mock-world': this.#world.id,
        'ba-user-token': this.#token,
        'think-lang': this.#language,
        'content-type': 'application/json',
      },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    return response.json() as Promise<Answer<Op>>
  }

  /** Books the first rate of that name, whatever else its guests have; by default for two adults and two nights. */
  async book({ hotel, rate = 'Flexible', ...request }: Request): Promise<Schemas['Order']> {
    const { checkIn = '2026-12-15', checkOut = '2026-12-17', rooms = [couple] } = request
    const stay = { check_in: checkIn, check_out: checkOut, nationality: 'CN' }
    const listed = await this.ask('listHotelRates', {
      body: {
        hotel_id: hotel,
        ...stay,
        rooms: rooms.map((guests) => ({
          adults: guests.filter(({ age }) => age === undefined).length,
          child_ages: guests.flatMap(({ age }) => age ?? []),
        })),
      },
    })
    const found = listed.data.rooms.flatMap(({ rates }) => rates).find(({ name }) => name === rate)
    if (!found) throw new Error(`Hotel ${hotel} does not sell "${rate}".`)
    const checked = await this.ask('checkHotelRate', {
      body: { rate_key: found.rate_key, known_total: found.total_price, tolerance_percent: 0 },
    })
    const booked = await this.ask('bookHotel', {
      body: {
        client_ref: randomUUID(),
        rate_key: checked.data.rate?.rate_key ?? '',
        accepted_total: checked.data.rate?.total_price ?? found.total_price,
        guests: rooms.flatMap((guests, room) =>
          guests.map(({ name, age }, index) => ({
            room_index: room + 1,
            full_name: name,
            ...(age === undefined ? { type: 'adult' as const } : { type: 'child' as const, age }),
            is_lead: index === 0,
          })),
        ),
        contact: { person: 'Chen Hui', phone: '+8613800001111' },
        confirm_duplicate: true,
        different_people: false,
      },
    })
    if (booked.code !== 1) throw new Error(`Nothing was booked: ${booked.msg}`)
    return booked.data.order
  }

  /** By default a car with a driver for three days from 10 December, for two travellers. */
  async bookCar(request: Partial<BodyOf<'quoteCar'>> = {}): Promise<Schemas['Order']> {
    const { data: quote } = await this.ask('quoteCar', {
      body: {
        model_id: 'toyota-alphard',
        rental_type: 'day',
        days_or_hours: 3,
        number_of_rentals: 1,
        start_local: '2026-12-10T09:00:00+06:30',
        pick_up: downtown,
        drop_off: downtown,
        passengers: { adults: 2, child_ages: [] },
        driver_language: 'burmese',
        industrial_zone: { entered: false },
        ...request,
      },
    })
    return this.#booked(await this.ask('bookCar', { body: this.#rideOf(quote) }))
  }

  /** By default a transfer from Yangon airport on 10 December. */
  async bookTransfer({
    vehicle_class = 'sedan',
    ...request
  }: Partial<BodyOf<'searchTransfers'>> & { vehicle_class?: string } = {}): Promise<Schemas['Order']> {
    const { data: found } = await this.ask('searchTransfers', {
      body: {
        transfer_type: 'pickup',
        airport: 'RGN',
        flight_number: '8M332',
        place: downtown,
        service_local: '2026-12-10T16:00:00+06:30',
        passengers: { adults: 2, child_ages: [] },
        luggage: 2,
        sort: 'default',
        page: 1,
        limit: 20,
        ...request,
      },
    })
    const offer = found.list?.find((each) => each.vehicle_class === vehicle_class)
    if (!offer) throw new Error(`No ${vehicle_class} is offered.`)
    const { data: quote } = await this.ask('quoteTransfer', {
      body: { offer_key: offer.offer_key, driver_language: 'burmese', extras: [] },
    })
    const body = { ...this.#rideOf(quote), name_board_text: 'WANG WEI' }
    return this.#booked(await this.ask('bookTransfer', { body }))
  }

  #rideOf({ quote_key, total_price }: { quote_key: string; total_price: Schemas['Money'] }) {
    const guests = couple.map(({ name: full_name }, index) => ({
      full_name,
      type: 'adult' as const,
      is_lead: index === 0,
      phone: '+8613800001111',
      nationality: 'CN',
    }))
    return {
      client_ref: randomUUID(),
      quote_key,
      accepted_total: total_price,
      guests,
      contact: { person: 'Chen Hui', phone: '+8613800001111' },
      confirm_duplicate: true,
      different_people: false,
    }
  }

  #booked({ code, msg, data }: Answer<'bookCar' | 'bookTransfer'>): Schemas['Order'] {
    if (code !== 1) throw new Error(`Nothing was booked: ${msg}`)
    return data.order
  }

  async pay({ booking_id: id, version }: Schemas['Order'], channel: Schemas['PayChannel'] = 'predeposit') {
    const paid = await this.ask('payOrder', { body: { id, version, channel, client_ref: randomUUID() } })
    if (paid.code !== 1) throw new Error(`Nothing was paid: ${paid.msg}`)
  }

  /** Books, pays and waits for the supplier's answer. */
  async bookConfirmed(request: Request): Promise<Schemas['Order']> {
    const order = await this.book(request)
    await this.pay(order)
    await this.#world.control.supplier('confirm', order.booking_id)
    return this.order(order.booking_id)
  }

  async order(id: string): Promise<Schemas['HotelOrder']> {
    const { order } = (await this.ask('getOrder', { query: { id } })).data
    if (order.order_type !== 'hotel') throw new Error(`${id} is not the order of a hotel.`)
    return order
  }

  async wallet(): Promise<DataOf<'getWallet'>> {
    const { data } = await this.ask('getWallet')
    return data
  }
}

/** Signs a persona in, independent of the page; with a token it uses that session. */
export async function agentOf(world: World, persona: string, known?: string): Promise<Agent> {
  const token = known ?? (await world.control.session(persona)).token
  return new Agent(world, token, 'en')
}
