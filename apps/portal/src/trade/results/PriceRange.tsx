import type { Schemas } from '@portal/api-client'
import { Button, Columns, TextInput } from '@portal/ui'
import type { FormEvent } from 'react'
import { plainAmount } from '../../shared/money/typed-amount.ts'
import { FacetGroup } from './Facets.tsx'
import { trimmedField } from './results-address.ts'

type Limits = { price_min?: string | undefined; price_max?: string | undefined }

interface PriceRangeProps {
  /** Label of the group, with the currency. */
  title: (currency: string) => string
  labels: { from: string; to: string; apply: string }
  limits: Limits
  range: Schemas['PriceRange'] | undefined
  onChange: (limits: Limits) => void
}

/** Lowest and highest price; reversed values are swapped. */
export function PriceRange({ title, labels, limits, range, onChange }: PriceRangeProps) {
  const currency = (range?.min ?? range?.max)?.currency
  if (!currency) return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const amounts = ['price_min', 'price_max'].map(
      (name) => /^\d{1,9}(?:\.\d{1,2})?$/.exec(plainAmount(trimmedField(form, name)))?.[0],
    )
    const [low, high] = amounts
    const turned = low !== undefined && high !== undefined && Number(low) > Number(high)
    onChange({ price_min: turned ? high : low, price_max: turned ? low : high })
  }
  const field = (name: 'price_min' | 'price_max', label: string, bound: string | undefined) => (
    <TextInput
      key={`${name} ${limits[name] ?? ''}`}
      size="xs"
      name={name}
      inputMode="decimal"
      aria-label={label}
      placeholder={bound?.replace(/\.\d+$/, '')}
      defaultValue={limits[name]}
    />
  )
  return (
    <FacetGroup title={title(currency)}>
      <Columns
        component="form"
        widths="minmax(0, 1fr) auto minmax(0, 1fr) auto"
        gap={4}
        align="center"
        onSubmit={submit}
      >
        {field('price_min', labels.from, range?.min?.amount)}
        <span aria-hidden>–</span>
        {field('price_max', labels.to, range?.max?.amount)}
        <Button type="submit" size="compact-sm" variant="default">
          {labels.apply}
        </Button>
      </Columns>
    </FacetGroup>
  )
}
