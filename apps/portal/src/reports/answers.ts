import { onAnswer } from '@portal/api-client'
import { differencesOf } from '@portal/api-client/judge'
import type { Report } from './report.ts'
import { fieldPath } from './safe-facts.ts'

/** Tells of successes that leave the contract, those that came before this part of the program too. */
export function watchAnswers(tell: (report: Report) => void, page: () => string | null): void {
  onAnswer((call, envelope) => {
    for (const { field, expected, got } of differencesOf(call, envelope)) {
      const operation = `${call.method.toUpperCase()} ${call.url}`
      tell({ kind: 'answer', page: page(), operation, field: fieldPath(field), expected, got })
    }
  })
}
