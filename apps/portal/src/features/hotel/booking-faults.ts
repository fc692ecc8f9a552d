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

/** The faults of the form with the place of each guest, since all of them read the same. */
export function namedFaults(errors: Record<string, ReactNode>, guests: readonly GuestRow[]): FieldFault[] {
  const t = textOf('guest')
  return faultsOf(errors).map((fault) => {
    const index = Number(/^guests\.(\d+)\./.exec(fault.path)?.[1] ?? -1)
    const guest = guests[index]
    if (!guest) return fault
    return { ...fault, where: `${t('room', { number: guest.room_index })}, ${guestLabel(guests, index)}` }
  })
}
