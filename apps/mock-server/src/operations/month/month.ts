import { daysOfMonth } from '../../domain/month/month.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Operations } from '../../edge/operation.ts'
import { readsDocuments } from '../documents.ts'
import { viewerOf } from '../viewer.ts'
import { monthAccounts, monthFigures } from './month-figures.ts'

export const monthOperations = {
  getMonth: (call, world) => {
    const viewer = viewerOf(call, world)
    if (!readsDocuments(viewer)) throw refuse('NO_PERMISSION')
    const { month } = call.query
    return {
      month,
      ...daysOfMonth(month),
      tz: viewer.company.tz,
      figures: monthFigures(month, viewer),
      accounts: monthAccounts(month, viewer),
    }
  },
} satisfies Partial<Operations>
