import {
  dropdownParams,
  getListCitiesQueryOptions,
  getListSubAccountsQueryOptions,
  type Schemas,
  useSuggestDestinations,
} from '@portal/api-client'
import { useText } from '@portal/i18n'
import { fieldId, Select, useDebouncedValue } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { productTypes } from '../../trade/product/facts.ts'
import type { MarkupRule, MarkupValues } from './markup-form.ts'

/** Debounce of typing before hotels are searched, in ms. */
const rest = 200

type Scope = Exclude<Schemas['MarkupScope'], 'company'>

const hints = {
  product: 'choose',
  city: 'cityHint',
  hotel: 'hotelHint',
  sub_account: 'choose',
} as const satisfies Record<Scope, string>

/** Too many to list: the server finds them in any script. */
const searched: Readonly<Partial<Record<Scope, true>>> = { hotel: true }

interface Option {
  value: string
  label: string
}

interface TargetFieldProps {
  values: Pick<MarkupValues, 'scope' | 'target_id'>
  /** The rule as it was opened, so that its target has a name before any lookup. */
  known: MarkupRule | null
  error: string | undefined
  onChange: (target_id: string) => void
}

/** The rule's target: an account, a product, a city, or a hotel found by name. */
export function TargetField({ values, known, error, onChange }: TargetFieldProps) {
  const { scope, target_id } = values
  if (scope === 'company') return null
  const named =
    known !== null && known.scope === scope && known.target_id !== null
      ? [{ value: known.target_id, label: known.target_text }]
      : []
  return (
    // Another scope clears the typed target.
    <Target key={scope} scope={scope} value={target_id} named={named} error={error} onChange={onChange} />
  )
}

interface TargetProps {
  scope: Scope
  value: string
  named: readonly Option[]
  error: string | undefined
  onChange: (target_id: string) => void
}

function Target({ scope, value, named, error, onChange }: TargetProps) {
  const t = useText('user/manage/markup')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Option | null>(null)
  const { options, failed } = useTargets(scope, typed)
  const all = [...(chosen ? [chosen] : []), ...named, ...options]
  const data = all.filter((one, index) => all.findIndex((other) => other.value === one.value) === index)
  return (
    <Select
      id={fieldId('target_id')}
      label={t(`form.target.${scope}`)}
      placeholder={t(`form.${hints[scope]}`)}
      data={data}
      value={value === '' ? null : value}
      searchable
      nothingFoundMessage={t('form.noMatch')}
      onSearchChange={setTyped}
      // The server's results are not filtered again.
      {...(searched[scope] && { filter: ({ options: found }) => found })}
      onChange={(id, option) => {
        setChosen(id === null ? null : option)
        onChange(id ?? '')
      }}
      error={error ?? (failed ? t('form.targetsFailed') : undefined)}
      comboboxProps={{ withinPortal: true }}
      withAsterisk
    />
  )
}

/** The targets to choose from; for hotels those that match the typed text. */
function useTargets(scope: Scope, typed: string): { options: readonly Option[]; failed: boolean } {
  const t = useText('user/manage/markup')
  const [question] = useDebouncedValue(typed.trim(), rest)
  const cities = useQuery({ ...getListCitiesQueryOptions(dropdownParams('', {})), enabled: scope === 'city' })
  const accounts = useQuery({
    ...getListSubAccountsQueryOptions({ page: 1, limit: 100 }),
    enabled: scope === 'sub_account',
  })
  const hotels = useSuggestDestinations(question === '' ? {} : { quickSearch: question, limit: 20 }, {
    query: { enabled: searched[scope] === true, placeholderData: (previous) => previous },
  })
  const byScope: Record<Scope, readonly Option[]> = {
    product: productTypes.map((value) => ({ value, label: t(`form.products.${value}`) })),
    city: (cities.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name })),
    hotel: (hotels.data?.groups.hotel ?? []).map(({ id, name, city_name }) => ({
      value: id,
      label: `${name} · ${city_name}`,
    })),
    sub_account: (accounts.data?.list ?? []).map(({ id, nickname, username }) => ({
      value: String(id),
      label: `${nickname} (${username})`,
    })),
  }
  return { options: byScope[scope], failed: [cities, accounts, hotels].some(({ isError }) => isError) }
}
