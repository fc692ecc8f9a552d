import type { ErrorKey, ErrorKeyOf, OperationId } from '@portal/api-client/contract'
import type { PersonaName } from '../../world/personas.ts'
import type { BothLanguages, Prepared, Scenario } from '../scenario.ts'
import type { CallInput, Stage } from '../stage.ts'

/** How a member runs into one refusal. */
interface RefusalScenario extends Pick<Scenario, 'persona' | 'state'> {
  /** What to do on the page to see it. */
  readonly text: BothLanguages
  readonly prepare: (stage: Stage) => RefusalPrepared | Promise<RefusalPrepared>
}

type RefusalPrepared = Prepared & Required<Pick<Prepared, 'attempt'>>

export type Refusals<Key extends ErrorKey> = { readonly [One in Key]: RefusalScenario }

/** The call that will be refused, made by the given persona. */
export const attemptOf =
  <Op extends OperationId>(
    stage: Stage,
    persona: PersonaName | null,
    operation: Op,
    sent: CallInput<Op> = {},
  ) =>
  () =>
    stage.as(persona).call(operation, sent)

/** Makes the next call of this operation fail with the key, for refusals that no ordinary steps reach. */
export function refuseNext<Op extends OperationId>(
  stage: Stage,
  operation: Op,
  error_key: ErrorKeyOf<Op>,
): void {
  stage.fault({ operation, code: 0, error_key, times: 1 })
}
