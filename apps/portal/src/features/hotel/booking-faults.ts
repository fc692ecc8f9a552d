import { textOf } from '@portal/i18n'
import { type FieldFault, faultsOf } from '@portal/ui'
import type { ReactNode } from 'react'
import { guestLabel } from '../../shared/guest-label.ts'
import type { GuestRow } from '../../shared/guest-names.ts'

/** Paths of the server (`guests[2].full_name`) as the form's (`guests.2.full_name`), one text each. */
export const serverFaults = (fields: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, texts]) => [
      path.replaceAll(/\[(\d+)\]/g, '.$1').replace(/^arrival_note\./, 'arrival.'),
      texts.join(' '),
    ]),
  )

const labels = {
  'contact.person': 'person',
  'contact.phone': 'phone',
  'contact.email': 'email',
  special_requests: 'requests',
  'arrival.flight_no': 'flight',
  'arrival.eta': 'eta',
  internal_remark: 'internal',
} as const

const isLabelled = (path: string): path is keyof typeof labels => path in labels

/** The faults of the form with the place of each guest and the name of each field: alone, "Required" tells nothing. */
export function namedFaults(errors: Record<string, ReactNode>, guests: readonly GuestRow[]): FieldFault[] {
  const t = textOf('guest')
  const booking = textOf('hotel/booking')
  return faultsOf(errors).map((fault) => {
    const index = Number(/^guests\.(\d+)\./.exec(fault.path)?.[1] ?? -1)
    const guest = guests[index]
    if (!guest) return isLabelled(fault.path) ? { ...fault, where: booking(labels[fault.path]) } : fault
    return { ...fault, where: `${t('room', { number: guest.room_index })}, ${guestLabel(guests, index)}` }
  })
}
