import { useText } from '@portal/i18n'
import { TextInput } from '@portal/ui'
import type { FieldErrors, useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { AllocationFields } from '../allocation/AllocationFields.tsx'
import { type Allocation, allocationErrors, useAllocation } from '../allocation/allocation.ts'

/** What a company writes about a trip. */
export interface TripValues {
  title: string
  allocation: Allocation
}

/** Errors by form path. */
export const tripErrors = (
  { title, allocation }: TripValues,
  known: ReturnType<typeof useAllocation>,
): FieldErrors => ({
  ...(title.trim() === '' && { title: 'required' as const }),
  ...Object.fromEntries(
    Object.entries(allocationErrors(allocation, known)).map(([field, error]) => [
      `allocation.${field}`,
      error,
    ]),
  ),
})

/** The title of a trip, and the reference, customer and cost centre that the company uses. */
export function TripFields({ field }: Pick<ReturnType<typeof useCheckedForm<TripValues>>, 'field'>) {
  const t = useText('trip')
  const known = useAllocation()
  return (
    <>
      <TextInput {...field('title')} label={t('fields.title')} required maxLength={120} autoComplete="off" />
      {known && <AllocationFields known={known} inputOf={(name) => field(`allocation.${name}`)} />}
    </>
  )
}
