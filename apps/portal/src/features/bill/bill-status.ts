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
import { billStatuses } from './bill-list-search.ts'

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
const lasting: readonly BillStatus[] = ['issued', 'confirmed', 'overdue', 'paid']

/** The statuses that have a tab, with how many bills stand in each; undefined until counted. */
export const billTabs = (
  counts: Schemas['BillStatusCounts'] | undefined,
  chosen: BillStatus | undefined,
): { status: BillStatus; count: number | undefined }[] =>
  billStatuses
    .filter((status) => status === chosen || lasting.includes(status) || (counts?.[status] ?? 0) > 0)
    .map((status) => ({ status, count: counts?.[status] }))
