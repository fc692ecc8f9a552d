import { textOf } from '@portal/i18n'
import { type FieldFault, faultsOf } from '@portal/ui'
import type { ReactNode } from 'react'

/** Paths of the server (`guests[2].full_name`) as a form's (`guests.2.full_name`), one text each. */
export const formFaults = (fields: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, texts]) => [path.replaceAll(/\[(\d+)\]/g, '.$1'), texts.join(' ')]),
  )

const labels = {
  'contact.person': 'person',
  'contact.phone': 'phone',
  'contact.email': 'email',
  special_requests: 'requests',
  internal_remark: 'internal',
} as const

const isLabelled = (path: string): path is keyof typeof labels => path in labels

/**
 * Faults of a booking form with the name of each field: alone, "Required" tells nothing. `placeOf` names what only
 * this form has: the place of a guest, a field of its own.
 */
export function namedFaults(
  errors: Record<string, ReactNode>,
  placeOf: (path: string) => string | undefined,
): FieldFault[] {
  const t = textOf('booking')
  return faultsOf(errors).map((fault) => {
    const where = isLabelled(fault.path) ? t(labels[fault.path]) : placeOf(fault.path)
    return where === undefined ? fault : { ...fault, where }
  })
}

/** Number of the guest that a fault is about, counted from 0. */
export const guestOfPath = (path: string): number => Number(/^guests\.(\d+)\./.exec(path)?.[1] ?? -1)
