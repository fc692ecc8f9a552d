import { isSupported, type Schemas, useGetAllocationSetting, useGetQuote } from '@portal/api-client'
import { useEffect } from 'react'
import type { ValidationError } from '../../shared/form/field-rules.ts'

/** To what the company books an order; empty texts where it says nothing. */
export type Allocation = Schemas['OrderAllocation']

export const allocationFields = [
  'own_reference',
  'customer',
  'cost_centre',
] as const satisfies readonly (keyof Allocation)[]

export const noAllocation: Allocation = { own_reference: '', customer: '', cost_centre: '' }

/** The fields that the company uses, and their known values; null while loading, or where the backend has none. */
export function useAllocation(): Schemas['GetAllocationSettingAnswer'] | null {
  const { data } = useGetAllocationSetting({ query: { enabled: isSupported('getAllocationSetting') } })
  return data ?? null
}

/** Errors by field. Fields that are not used have none. */
export function allocationErrors(
  allocation: Allocation,
  known: Schemas['GetAllocationSettingAnswer'] | null,
): Partial<Record<keyof Allocation, ValidationError>> {
  const missing = allocationFields.filter(
    (field) => known?.setting[field] === 'required' && allocation[field].trim() === '',
  )
  return Object.fromEntries(missing.map((field) => [field, 'required' as const]))
}

/** Errors by path of a form that has the allocation among its values. */
export const allocationErrorsAt = (
  { allocation }: { allocation: Allocation },
  known: Schemas['GetAllocationSettingAnswer'] | null,
): Record<string, ValidationError> =>
  Object.fromEntries(
    Object.entries(allocationErrors(allocation, known)).map(([field, error]) => [
      `allocation.${field}`,
      error,
    ]),
  )

/** What the form of a booking sends; nothing where nothing was typed. */
export function givenAllocation(allocation: Allocation): { allocation?: Partial<Allocation> } {
  const given = allocationFields
    .map((field) => [field, allocation[field].trim()] as const)
    .filter(([, text]) => text !== '')
  return given.length > 0 ? { allocation: Object.fromEntries(given) } : {}
}

/** The part of a stored draft; one from before there was any has none. */
export function keptAllocation(values: { allocation?: Partial<Allocation> | undefined }): Allocation {
  const kept = allocationFields.map((field) => {
    const text = values.allocation?.[field]
    return [field, typeof text === 'string' ? text : '']
  })
  return { ...noAllocation, ...Object.fromEntries(kept) }
}

/** Calls `fill` once with the customer and the reference of the quote that is booked. */
export function useQuoteAllocation(
  quote_id: string | undefined,
  fill: (of: Pick<Allocation, 'customer' | 'own_reference'>) => void,
): void {
  const { data } = useGetQuote(
    { id: quote_id ?? '' },
    { query: { enabled: quote_id !== undefined && isSupported('getQuote') } },
  )
  const quote = data?.quote
  useEffect(() => {
    if (quote) fill({ customer: quote.customer.name, own_reference: quote.own_reference })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each quote, whatever was typed since
  }, [quote?.id])
}
