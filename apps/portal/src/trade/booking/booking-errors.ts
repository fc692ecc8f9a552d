import { textOf } from '@portal/i18n'
import { errorsOf, type FieldError } from '@portal/ui'
import type { ReactNode } from 'react'
import type { Allocation } from '../allocation/allocation.ts'

/** Turns server paths (`guests[2].full_name`) into form paths (`guests.2.full_name`), with one text each. */
export const formErrors = (fields: Record<string, string[]>): Record<string, string> =>
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

const allocationPath = /^allocation\.(own_reference|customer|cost_centre)$/

const isLabelled = (path: string): path is keyof typeof labels => path in labels

/**
 * Errors of a booking form with the label of each field, since "Required" alone tells nothing. `placeOf` labels guests
 * and the product's own fields.
 */
export function namedErrors(
  errors: Record<string, ReactNode>,
  placeOf: (path: string) => string | undefined,
): FieldError[] {
  const t = textOf('booking')
  const allocation = textOf('allocation')
  return errorsOf(errors).map((error) => {
    const own = allocationPath.exec(error.path)?.[1] as keyof Allocation | undefined
    const where = own
      ? allocation(`fields.${own}`)
      : isLabelled(error.path)
        ? t(labels[error.path])
        : placeOf(error.path)
    return where === undefined ? error : { ...error, where }
  })
}

/** What the server finds wrong with a guest is shown at the name: age, birth date, room and lead have no other field. */
export const guestPaths = (fields: Readonly<Record<string, string[]>>): Record<string, string[]> => {
  const placed: Record<string, string[]> = {}
  for (const [path, texts] of Object.entries(fields)) {
    const at = path.replace(
      /^(guests\[\d+\])\.(?:age|birthday|type|room_index|is_lead|nationality)$/,
      '$1.full_name',
    )
    placed[at] = [...(placed[at] ?? []), ...texts]
  }
  return placed
}

/** Index of the guest of an error, from 0. */
export const guestOfPath = (path: string): number => Number(/^guests\.(\d+)\./.exec(path)?.[1] ?? -1)
