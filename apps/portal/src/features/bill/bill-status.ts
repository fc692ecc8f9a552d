import type { Schemas } from '@portal/api-client'
import {
  IconAlertTriangle,
  IconBan,
  IconChecks,
  IconCircleDashed,
  IconClipboardCheck,
  IconClock,
  IconCoins,
  IconHourglass,
  type StatusLook,
} from '@portal/ui'

type BillStatus = Schemas['BillStatus']

/** Orange waits for the member, blue for somebody else; green is good, red failed, gray is over. */
export const billLooks: Readonly<Record<BillStatus, StatusLook>> = {
  open: { color: 'blue', icon: IconHourglass },
  issued: { color: 'orange', icon: IconClipboardCheck },
  disputed: { color: 'red', icon: IconAlertTriangle },
  confirmed: { color: 'orange', icon: IconCoins },
  partially_paid: { color: 'yellow', icon: IconCircleDashed },
  overdue: { color: 'red', icon: IconClock },
  paid: { color: 'green', icon: IconChecks },
  void: { color: 'gray', icon: IconBan },
}

/** Tabs that are always there; others appear once they have a bill. */
export const lastingBillTabs: readonly BillStatus[] = ['issued', 'confirmed', 'overdue', 'paid']

/** In which a bill can be paid. */
export const payableStatuses: readonly BillStatus[] = ['overdue', 'confirmed', 'partially_paid']
