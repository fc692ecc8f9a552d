import type { Schemas } from '@portal/api-client'

/** An order of any product with a driver; what it keeps says so, not how its sentences are worded. */
export type RideOrder = Extract<Schemas['Order'], { dispatch: Schemas['Dispatch'] }>
