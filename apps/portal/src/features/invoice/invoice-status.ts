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
} from '@portal/ui'
import type { PaperLook } from '../../shared/paper/PaperStatus.tsx'
import { applicationStatuses } from './invoice-list-search.ts'

type Status = Schemas['InvoiceApplicationStatus']

/** Blue waits for somebody else, green is good, red went wrong, gray is over. */
export const applicationLooks: Readonly<Record<Status, PaperLook>> = {
  submitted: ['blue', IconClock],
  reviewing: ['blue', IconEye],
  issuing: ['blue', IconHourglass],
  issued: ['green', IconCircleCheck],
  reversing: ['orange', IconRefresh],
  partially_reversed: ['yellow', IconCircleDashed],
  reversed: ['gray', IconArrowBack],
  refused: ['red', IconCircleX],
  withdrawn: ['gray', IconBan],
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
