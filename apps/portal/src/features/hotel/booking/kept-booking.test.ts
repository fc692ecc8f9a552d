import { beforeEach, expect, test } from 'vitest'
import { draftOf, dropAllDrafts, hasDrafts, keepDraft } from '../../../shared/form/form-drafts.ts'
import { bookingValues } from './booking-form.ts'
import { bookingName, type KeptBooking, keepRebooked, moveKeptBooking, takeBooking } from './kept-booking.ts'

const rooms = [{ adults: 2, child_ages: [5] }]
const stay = { check_in: '2026-12-15', check_out: '2026-12-17', rooms, nationality: 'CN' }
const form = (special_requests: string): KeptBooking => ({
  values: { ...bookingValues(rooms, { person: 'Chen', phone: '', email: '' }), special_requests },
  saved: { id: 'dr-1', version: 3 },
})

beforeEach(dropAllDrafts)

test('passes what was typed for a sold-out hotel on to the next one with the same stay, once', () => {
  keepDraft(7, bookingName('1003', stay), form('High floor'))
  moveKeptBooking(7, '1003', stay)
  expect(takeBooking(7, '1001', stay)).toEqual(form('High floor'))
  // Drawn twice, the form finds the same; a third hotel begins empty.
  expect(takeBooking(7, '1001', stay)).toEqual(form('High floor'))
  expect(takeBooking(7, '1002', stay)).toBeUndefined()
  expect(draftOf(7, bookingName('1003', stay))).toBeUndefined()
})

test('another stay, another member or a form of its own gets nothing of it', () => {
  keepDraft(7, bookingName('1003', stay), form('High floor'))
  moveKeptBooking(7, '1003', stay)
  expect(takeBooking(7, '1001', { ...stay, check_out: '2026-12-18' })).toBeUndefined()
  expect(takeBooking(8, '1001', stay)).toBeUndefined()
  keepDraft(7, bookingName('1001', stay), form('Quiet room'))
  expect(takeBooking(7, '1001', stay)).toEqual(form('Quiet room'))
})

test('passes nothing on for a hotel without input', () => {
  moveKeptBooking(7, '1003', stay)
  expect(takeBooking(7, '1001', stay)).toBeUndefined()
  expect(hasDrafts()).toBe(false)
})

test('booking an order again fills in its guests, contact and requests for its hotel and nights, and nothing else', () => {
  const guest = { room_index: 1, type: 'adult', age: null, full_name: 'WANG WEI', is_lead: true }
  const contact = { person: 'Chen', phone: '+8613800001111', email: '' }
  const order = {
    id: 'dr-9',
    version: 1,
    search: JSON.stringify({ hotel_id: '1001', ...stay }),
    form: JSON.stringify({
      guests: [{ ...guest, name_local: null, nationality: 'CN', birthday: '1980-05-01' }],
      rooms: [{ bed_type: 'twin', cots: 0 }],
      contact,
      special_requests: 'High floor',
      internal_remark: 'Own words',
    }),
  }
  keepRebooked(7, order)
  expect(takeBooking(7, '1001', stay)).toMatchObject({
    values: {
      guests: [{ ...guest, nationality: 'CN', birthday: '1980-05-01' }],
      rooms: [{ bed_type: 'twin', cots: 0 }],
      contact,
      special_requests: 'High floor',
      internal_remark: 'Own words',
    },
    saved: { id: 'dr-9', version: 1 },
  })
  expect(takeBooking(7, '1002', stay)).toBeUndefined()
  // The days of a stay that is over are chosen again.
  dropAllDrafts()
  keepRebooked(7, { ...order, search: JSON.stringify({ hotel_id: '1001', rooms }) })
  expect(takeBooking(7, '1001', stay)).toBeUndefined()
})
