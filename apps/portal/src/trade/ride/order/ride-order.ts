import type { Schemas } from '@portal/api-client'

/** An order of a product with a driver, by its data. */
export type RideOrder = Extract<Schemas['Order'], { dispatch: Schemas['Dispatch'] }>
