import { useCountries } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { IconFlag, Select } from '@portal/ui'
import { useState } from 'react'
import { countryName } from './country-name.ts'

interface NationalitySelectProps {
  /** ISO 3166 code of two letters. */
  value: string
  onChange: (code: string) => void
  id?: string
}

/** Nationality of the guests, found by country in either script or by code. The list comes when it is opened. */
export function NationalitySelect({ value, onChange, id }: NationalitySelectProps) {
  const t = useText('stay')
  const common = useText('common')
  const [opened, setOpened] = useState(false)
  const { data, isError, refetch } = useCountries(undefined, {
    query: { enabled: opened, staleTime: Number.POSITIVE_INFINITY },
    request: { silent: true },
  })
  const countries = data?.list.map(({ code, name, name_local }) => ({
    value: code,
    label: name,
    search: `${name} ${name_local} ${code}`.toLowerCase(),
  })) ?? [{ value, label: countryName(value), search: '' }]

  return (
    <Select
      id={id}
      label={t('nationality')}
      leftSection={<IconFlag size={18} aria-hidden />}
      value={value}
      data={countries}
      searchable
      allowDeselect={false}
      checkIconPosition="right"
      maxDropdownHeight={320}
      comboboxProps={{ position: 'bottom-start', width: 260 }}
      nothingFoundMessage={
        isError ? common('select.failed') : data ? common('select.nothing') : common('loading')
      }
      filter={({ options, search }) => {
        const wanted = search.trim().toLowerCase()
        return options.filter((option) => 'search' in option && String(option.search).includes(wanted))
      }}
      onDropdownOpen={() => {
        setOpened(true)
        if (isError) void refetch()
      }}
      onChange={(code) => code && onChange(code)}
    />
  )
}
