import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { TextInput } from '@portal/ui'
import { type ComponentProps, useId } from 'react'
import { type Allocation, allocationFields } from './allocation.ts'

interface AllocationFieldsProps {
  known: Schemas['GetAllocationSettingAnswer']
  /** What binds an input to its form. */
  inputOf: (field: keyof Allocation) => ComponentProps<typeof TextInput>
}

const most = { own_reference: 40, customer: 100, cost_centre: 40 } as const satisfies Record<
  keyof Allocation,
  number
>

/** Own reference, customer and cost centre, as far as the company uses them, with the values that are known. */
export function AllocationFields({ known, inputOf }: AllocationFieldsProps) {
  const t = useText('allocation')
  const id = useId()
  const valuesOf = { own_reference: [], customer: known.customers, cost_centre: known.cost_centres }
  return allocationFields
    .filter((field) => known.setting[field] !== 'off')
    .map((field) => (
      <div key={field}>
        <TextInput
          {...inputOf(field)}
          label={t(`fields.${field}`)}
          required={known.setting[field] === 'required'}
          maxLength={most[field]}
          list={`${id}${field}`}
          autoComplete="off"
        />
        <datalist id={`${id}${field}`}>
          {valuesOf[field].map((value) => (
            <option key={value}>{value}</option>
          ))}
        </datalist>
      </div>
    ))
}
