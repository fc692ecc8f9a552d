import type { Schemas } from '@portal/api-client/contract'
import type { Occupancy } from '../../../domain/hotel/priced-rate.ts'
import { type Draw, draw } from '../../draw.ts'
import { burmesePersons, childNames, chinesePersons, otherPersons, type PersonRow } from '../guest-names.ts'

export interface SeededParty {
  readonly rooms: readonly Occupancy[]
  /** Of the lead guest. */
  readonly nationality: string
  readonly guests: readonly Schemas['GuestEntry'][]
}

/** Who travels: one to three rooms, a child in every sixth room. */
export function partyFor(seed: number, index: number): SeededParty {
  const of = (field: string) => draw(seed, 'order', index, field)
  const count = of('rooms').pick([1, 1, 1, 1, 1, 1, 1, 2, 2, 3])
  const persons = personsFor(index, of('people'))
  const rooms = Array.from({ length: count }, (_, room) => {
    const adults = of(`adults ${room}`).pick([1, 2, 2, 2, 2])
    return { adults, child_ages: (index + room) % 6 === 5 ? [of(`age ${room}`).int(2, 11)] : [] }
  })
  let next = 0
  const guests = rooms.flatMap(({ adults, child_ages }, room) => {
    const family = Array.from({ length: adults }, () => persons[next++ % persons.length] as PersonRow)
    return [
      ...family.map((person, nth) => adult(person, room + 1, nth === 0)),
      ...child_ages.map((age) => child(family[0] as PersonRow, room + 1, age, of(`child ${room}`))),
    ]
  })
  return { rooms, nationality: guests[0]?.nationality ?? 'CN', guests }
}

/** The odd names come round early, so that every world shows them. */
function personsFor(index: number, of: Draw): PersonRow[] {
  const odd = otherPersons[(index - 3) / 4]
  const group = of.bool(0.55) ? chinesePersons : of.bool(0.75) ? burmesePersons : otherPersons
  const rest = of.shuffle(group)
  return odd ? [odd, ...rest.filter((person) => person !== odd)] : rest
}

const adult = ([full_name, name_local, nationality]: PersonRow, room_index: number, is_lead: boolean) => ({
  room_index,
  full_name,
  ...(name_local === null ? {} : { name_local }),
  type: 'adult' as const,
  nationality,
  is_lead,
})

function child([parent, , nationality]: PersonRow, room_index: number, age: number, of: Draw) {
  const [given, local] = of.pick(childNames)
  return {
    room_index,
    full_name: `${parent.split(' ')[0]} ${given}`,
    ...(nationality === 'CN' ? { name_local: local } : {}),
    type: 'child' as const,
    age,
    nationality,
    is_lead: false,
  }
}
