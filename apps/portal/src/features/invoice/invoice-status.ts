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

type Status = Schemas['InvoiceApplicationStatus']

/** Blue waits for somebody else; green is good, red failed, gray is over. */
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

/** Tabs that are always there; others appear once they have an application. */
export const lastingApplicationTabs: readonly Status[] = ['submitted', 'issued', 'refused']
