import type { BookingFields } from '../booking/use-booking-form.ts'
import { TravellerNames } from './TravellerNames.tsx'
import { outdatedErrors, type TravellerValues } from './travellers.ts'

interface TravellerFieldsProps {
  fields: BookingFields<TravellerValues>
  phoneNeeded: boolean
  /** Day of the ride at its place. */
  day: string
}

/** The passengers in a booking form. An error disappears once its cause has changed. */
export function TravellerFields({ fields: { form, errorOf }, phoneNeeded, day }: TravellerFieldsProps) {
  const { guests, different_people, guest_phone } = form.getValues()
  const change = (values: Partial<TravellerValues>) => {
    const overtaken = outdatedErrors(form.getValues(), values)
    form.setValues(values)
    for (const path of overtaken) form.clearFieldError(path)
  }
  return (
    <TravellerNames
      values={{ guests, different_people, guest_phone }}
      onChange={change}
      errorOf={errorOf}
      phoneNeeded={phoneNeeded}
      day={day}
    />
  )
}
