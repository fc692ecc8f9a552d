import type { Schemas } from '@portal/api-client'

/** Pages that have a name instead of a number: what the site says of itself, and what both sides may rely on. */
export const agreements = ['about', 'terms', 'privacy'] as const satisfies readonly Schemas['AgreementType'][]

export const isAgreement = (value: string): value is Schemas['AgreementType'] =>
  agreements.some((known) => known === value)
