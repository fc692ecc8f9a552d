import type { Icon } from '@tabler/icons-react'
import {
  IconAlertTriangle,
  IconArrowBack,
  IconBan,
  IconCheck,
  IconChecks,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleMinus,
  IconCircleX,
  IconClipboardCheck,
  IconClipboardList,
  IconClock,
  IconCoins,
  IconFileInvoice,
  IconFileText,
  IconHourglass,
  IconLuggage,
  IconReceiptRefund,
  IconRefresh,
  IconUserCheck,
  IconUserX,
} from '../icons.ts'
import type { PaletteColor } from '../theme/palette.ts'

/** The look of a status; its words are in the texts under `status`. */
export interface StatusLook {
  color: PaletteColor
  icon: Icon
}

const look = (color: PaletteColor, icon: Icon): StatusLook => ({ color, icon })

/**
 * Every status. Orange waits for the member, blue for somebody else; green is good, red is a failure, gray is over or
 * does not apply.
 */
export const statusTable = {
  order: {
    pending_payment: look('orange', IconClock),
    pending_confirm: look('blue', IconHourglass),
    awaiting_acceptance: look('orange', IconUserCheck),
    confirmed: look('green', IconCircleCheck),
    in_service: look('teal', IconLuggage),
    completed: look('gray', IconChecks),
    cancelling: look('blue', IconArrowBack),
    cancelled: look('gray', IconBan),
    rejected: look('red', IconCircleX),
    expired: look('gray', IconCircleMinus),
    no_show: look('red', IconUserX),
    manual_review: look('yellow', IconAlertTriangle),
  },
  settlement: {
    none: look('gray', IconCircleMinus),
    unsettled: look('orange', IconCoins),
    billing: look('blue', IconClipboardList),
    partially_settled: look('yellow', IconCircleDashed),
    settled: look('green', IconCircleCheck),
    disputed: look('red', IconAlertTriangle),
  },
  invoice: {
    not_available: look('gray', IconCircleMinus),
    not_invoiced: look('orange', IconFileText),
    applying: look('blue', IconHourglass),
    partially_invoiced: look('yellow', IconCircleDashed),
    invoiced: look('green', IconFileInvoice),
    reversing: look('red', IconRefresh),
  },
  refund: {
    none: look('gray', IconCircleMinus),
    requested: look('blue', IconClipboardCheck),
    approved: look('teal', IconCheck),
    processing: look('blue', IconHourglass),
    partially_refunded: look('yellow', IconCircleDashed),
    refunded: look('green', IconReceiptRefund),
    refused: look('red', IconCircleX),
    withdrawn: look('gray', IconCircleMinus),
  },
} as const satisfies Record<string, Record<string, StatusLook>>

export type StatusKind = keyof typeof statusTable
export type StatusOf<Kind extends StatusKind> = keyof (typeof statusTable)[Kind] & string

/** The look of a status that this build does not know. */
export const unknownStatus: StatusLook = look('gray', IconCircleDashed)
