import { findRows, foldText, plainName, type Schemas, spelling } from '@portal/api-client/contract'
import { birthError } from '../../domain/guest/birth-date.ts'
import { countryOf } from '../../domain/guest/countries.ts'
import { parseGuestList } from '../../domain/guest/parse.ts'
import { maskDocument, type SavedGuestRecord } from '../../domain/guest/saved-guest.ts'
import { pinyinStarts } from '../../domain/place/pinyin.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import { localClock } from '../../domain/time/zones.ts'
import type { Operations } from '../../edge/operation.ts'
import { fieldErrorText, guestText } from '../../texts/text.ts'
import { otherCountryNames } from '../../world/seed/tables/countries.ts'
import { ownTextFile } from '../files.ts'
import { newestFirst, pageOf } from '../page.ts'
import { nullableText, textOf } from '../present.ts'
import { type Viewer, viewerOf } from '../viewer.ts'

function presentGuest(guest: SavedGuestRecord, viewer: Viewer): Schemas['SavedGuest'] {
  const { company_id: _, saved_by: __, doc_no, ...shown } = guest
  return {
    ...shown,
    gender_text: textOf('Gender', `${guest.gender}`, viewer),
    doc_type_text: nullableText('DocumentType', guest.doc_type, viewer),
    doc_no_masked: maskDocument(doc_no),
  }
}

/**
 * A member who sees only their own orders may not read the phone numbers, birthdays and notes of colleagues' guests
 * either.
 */
const sees = ({ member, company }: Viewer, { company_id, saved_by }: SavedGuestRecord): boolean =>
  company_id === company.id && (member.data_scope === 'all' || saved_by === member.id)

const guestsFor = (viewer: Viewer) =>
  newestFirst(viewer.world.tables.guest.where((guest) => sees(viewer, guest)))

function guestsFound(
  query: { quickSearch?: string; initKey?: string; initValue?: string[] },
  viewer: Viewer,
) {
  const guests = guestsFor(viewer)
  const { initKey = 'id', initValue = [] } = query
  // Compares shown values only, so that searching cannot reveal what is masked.
  const valueOf = (guest: SavedGuestRecord) =>
    presentGuest(guest, viewer)[initKey as keyof Schemas['SavedGuest']]
  const chosen =
    initValue.length === 0 ? [] : guests.filter((guest) => initValue.includes(String(valueOf(guest) ?? '')))
  const others = guests.filter((guest) => !chosen.includes(guest))
  const found = findRows(others, query.quickSearch, ({ id, full_name, name_local, phone }) => ({
    names: [
      ...[full_name, name_local ?? '', phone ?? ''].map(spelling),
      ...[full_name, name_local ?? ''].flatMap((name) => pinyinStarts(name)),
    ],
    codes: [foldText(id)],
  }))
  return [...chosen, ...found]
}

/** Refuses what the contract cannot exclude: a birth date after today. */
function checkGuest({ birthday }: Schemas['SaveGuestRequest'], viewer: Viewer): void {
  const error = birthday && birthError(birthday, localClock(viewer.now, viewer.company.tz).date)
  if (error) throw invalidFields({ birthday: [error] })
}

/** The fields of a new guest that the form leaves out. */
const blank = {
  name_local: null,
  gender: 0,
  birthday: null,
  nationality: null,
  doc_type: null,
  doc_no: '',
  phone: null,
  notes: '',
} as const

export const guestOperations = {
  listGuests: (call, world) => {
    const viewer = viewerOf(call, world)
    return pageOf(guestsFound(call.query, viewer), call.query, (guest) => presentGuest(guest, viewer))
  },

  saveGuest: (call, world) => {
    const viewer = viewerOf(call, world)
    const { id, ...given } = call.body
    const known = id === undefined ? undefined : world.tables.guest.get(id)
    if (id !== undefined && !(known && sees(viewer, known))) throw refuse('NOT_FOUND')
    checkGuest(call.body, viewer)
    const number = known ? 0 : world.next('guest')
    const guest = world.tables.guest.put({
      ...blank,
      ...known,
      ...given,
      id: known?.id ?? `gs-${number}-${world.draw('guest', number).hex(6)}`,
      company_id: viewer.company.id,
      saved_by: known?.saved_by ?? viewer.member.id,
      full_name: plainName(given.full_name),
      name_local:
        given.name_local === undefined ? (known?.name_local ?? null) : plainName(given.name_local) || null,
      updated_time: Math.floor(call.now / 1000),
    })
    return { guest: presentGuest(guest, viewer) }
  },

  parseGuests: (call, world) => {
    const viewer = viewerOf(call, world)
    const { text: pasted, file_url, rooms, day = localClock(viewer.now, viewer.company.tz).date } = call.body
    if (pasted === undefined && file_url === undefined) {
      throw invalidFields({ text: 'required' })
    }
    const text = pasted ?? ownTextFile(world, viewer.member, file_url ?? '')
    if (text === null) throw refuse('NOT_FOUND')
    const { rows, doubts } = parseGuestList(text, {
      rooms: rooms ?? null,
      day,
      countryOf: (name) => countryOf(world.catalogue.countries, otherCountryNames, name),
    })
    const say = (doubt: Parameters<typeof guestText>[1]) => guestText(viewer.language, doubt)
    return {
      rows: rows.map(({ doubts: found, birthday_error: error, ...row }) => ({
        ...row,
        birthday_error: error && fieldErrorText(viewer.language, error),
        warnings: found.map(say),
      })),
      warnings: doubts.map(say),
    }
  },
} satisfies Partial<Operations>
