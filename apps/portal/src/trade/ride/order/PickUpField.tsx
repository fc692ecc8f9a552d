import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import type { FieldErrors } from '../../../shared/form/use-checked-form.ts'
import { type LocalMoment, localOf, momentOf, momentState } from '../../../shared/time/local-moment.ts'
import type { ChangeFields } from '../../product/product.ts'
import { DateTimeField } from '../DateTimeField.tsx'

/** The pick-up time in an amendment. */
interface PickUpValues {
  pick_up: LocalMoment
}

export const pickUpErrors = ({ pick_up }: PickUpValues): FieldErrors =>
  momentState(pick_up) === 'full' ? {} : { pick_up: 'required' }

/** The time has changed. */
export function pickUpChange(
  { pick_up }: PickUpValues,
  before: string,
  tz: string,
): Pick<Schemas['OrderChanges'], 'pick_up_local'> {
  const was = momentOf(before)
  if (pick_up.date === was.date && pick_up.time === was.time) return {}
  const pick_up_local = localOf(pick_up, tz)
  return pick_up_local === undefined ? {} : { pick_up_local }
}

interface PickUpFieldProps<Values extends PickUpValues> {
  form: ChangeFields<Values>
  /** IANA zone of the pick-up. */
  tz: string
}

export function PickUpField<Values extends PickUpValues>({ form, tz }: PickUpFieldProps<Values>) {
  const ride = useText('ride')
  return (
    <DateTimeField
      label={ride('pickUpTime')}
      value={form.values.pick_up}
      onChange={(pick_up) => form.set('pick_up', pick_up)}
      tz={tz}
      error={form.errorAt('pick_up')}
    />
  )
}
