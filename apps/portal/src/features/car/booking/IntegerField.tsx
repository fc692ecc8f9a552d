import { fieldId, TextInput } from '@portal/ui'
import { useState } from 'react'

interface IntegerFieldProps {
  field: string
  label: string
  hint?: string | undefined
  value: number
  min: number
  max: number
  error: string | undefined
  onChange: (value: number) => void
}

/** An integer, typed or stepped; an out-of-range value stays in the field until it is corrected. */
export function IntegerField({ field, label, hint, value, min, max, error, onChange }: IntegerFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      type="number"
      inputMode="numeric"
      id={fieldId(field)}
      label={label}
      description={hint}
      value={typed ?? value}
      min={min}
      max={max}
      step={1}
      error={error}
      onBlur={() => setTyped(null)}
      onChange={({ currentTarget: { value: text } }) => {
        const number = Number(text)
        const fits = text !== '' && Number.isInteger(number) && number >= min && number <= max
        setTyped(fits ? null : text)
        if (fits && number !== value) onChange(number)
      }}
    />
  )
}
