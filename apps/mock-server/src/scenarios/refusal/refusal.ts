import type { ErrorKey, OperationId } from '@portal/api-client/contract'
import type { PersonaName } from '../../world/personas.ts'
import type { BothLanguages, Prepared, Scenario } from '../scenario.ts'
import type { Sent, Stage } from '../stage.ts'

/** How a member meets one refusal. */
interface RefusalScenario extends Pick<Scenario, 'persona' | 'state'> {
  /** What to do on the page to meet it. */
  readonly text: BothLanguages
  readonly prepare: (stage: Stage) => RefusalPrepared | Promise<RefusalPrepared>
}

type RefusalPrepared = Prepared & Required<Pick<Prepared, 'attempt'>>

export type Refusals<Key extends ErrorKey> = { readonly [One in Key]: RefusalScenario }

/** The call that is going to be refused, by whoever is signed in then. */
export const attemptOf =
  <Op extends OperationId>(stage: Stage, persona: PersonaName | null, operation: Op, sent: Sent<Op> = {}) =>
  () =>
    stage.as(persona).ask(operation, sent)

/** Where no ordinary way leads to a refusal of this call, the next one is set to give it. */
export function refuseNext(stage: Stage, operation: OperationId, error_key: ErrorKey): void {
  stage.fault({ operation, code: 0, error_key, times: 1 })
}
