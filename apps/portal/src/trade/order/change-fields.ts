import type { Schemas } from '@portal/api-client'
import type { useCheckedForm } from '../../shared/form/use-checked-form.ts'

type Form<Values extends object> = ReturnType<typeof useCheckedForm<Values>>

/** A part of the form in which an order is changed; its paths begin at that part. */
export type ChangeFields<Values extends object> = Pick<Form<Values>, 'values' | 'field' | 'set' | 'errorAt'>

/** What of a change is asked and shown alike, whatever was booked. */
export type SharedChange = keyof Pick<Schemas['OrderChanges'], 'guests' | 'special_requests' | 'contact'>
