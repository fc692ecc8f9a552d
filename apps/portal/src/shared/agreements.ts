import type { Schemas } from '@portal/api-client'

/** Content pages with a name instead of a number: about us, terms and privacy. */
export const agreements = ['about', 'terms', 'privacy'] as const satisfies readonly Schemas['AgreementType'][]

export const isAgreement = (value: string): value is Schemas['AgreementType'] =>
  agreements.some((known) => known === value)
