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

/** Orange waits for the member, blue for somebody else, green is good, red went wrong, gray is over. */
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

/** Tabs that always stand there; the others appear once there is a bill in them. */
export const lastingBillTabs: readonly BillStatus[] = ['issued', 'confirmed', 'overdue', 'paid']
