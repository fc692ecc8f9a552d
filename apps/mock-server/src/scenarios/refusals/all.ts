import { type ErrorKey, labels } from '@portal/api-client/contract'
import type { Scenario } from '../scenario.ts'
import { bookingRefusals } from './booking.ts'
import { contentRefusals } from './content.ts'
import { moneyRefusals } from './money.ts'
import { peopleRefusals } from './people.ts'
import type { Refusals } from './refusal.ts'
import { sessionRefusals } from './session.ts'

/** One scenario per error key; a key without one does not compile. */
export const refusals: Refusals<ErrorKey> = {
  ...sessionRefusals,
  ...bookingRefusals,
  ...moneyRefusals,
  ...peopleRefusals,
  ...contentRefusals,
}

type RefusalScenarioKey = `refused_${Lowercase<ErrorKey>}`

const scenarioOf = (key: ErrorKey): Scenario => ({
  ...refusals[key],
  group: 'refusal',
  title: { en: labels.ErrorKey.en[key], 'zh-cn': labels.ErrorKey['zh-cn'][key] },
})

/** Scenarios whose next click is refused, one per error key. */
export const refusalScenarios = Object.fromEntries(
  (Object.keys(refusals) as ErrorKey[]).map(
    (key) => [`refused_${key.toLowerCase()}`, scenarioOf(key)] as const,
  ),
) as { readonly [Key in RefusalScenarioKey]: Scenario }
