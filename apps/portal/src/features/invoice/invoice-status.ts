import type { Schemas } from '@portal/api-client'
import {
  IconArrowBack,
  IconBan,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconEye,
  IconHourglass,
  IconRefresh,
  type StatusLook,
} from '@portal/ui'
import { applicationStatuses } from './invoice-list-search.ts'

type Status = Schemas['InvoiceApplicationStatus']

/** Blue waits for somebody else, green is good, red went wrong, gray is over. */
export const applicationLooks: Readonly<Record<Status, StatusLook>> = {
  submitted: { color: 'blue', icon: IconClock },
  reviewing: { color: 'blue', icon: IconEye },
  issuing: { color: 'blue', icon: IconHourglass },
  issued: { color: 'green', icon: IconCircleCheck },
  reversing: { color: 'orange', icon: IconRefresh },
  partially_reversed: { color: 'yellow', icon: IconCircleDashed },
  reversed: { color: 'gray', icon: IconArrowBack },
  refused: { color: 'red', icon: IconCircleX },
  withdrawn: { color: 'gray', icon: IconBan },
}

/** Tabs that always stand there; the others appear once there is an application in them. */
const lasting: readonly Status[] = ['submitted', 'issued', 'refused']

/** The statuses that have a tab, with how many applications stand in each; undefined until counted. */
export const applicationTabs = (
  counts: Schemas['InvoiceApplicationStatusCounts'] | undefined,
  chosen: Status | undefined,
): { status: Status; count: number | undefined }[] =>
  applicationStatuses
    .filter((status) => status === chosen || lasting.includes(status) || (counts?.[status] ?? 0) > 0)
    .map((status) => ({ status, count: counts?.[status] }))
