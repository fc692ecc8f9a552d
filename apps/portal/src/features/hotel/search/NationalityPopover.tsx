import { dropdownParams, findRows, type Schemas, spelling, useListCountries } from '@portal/api-client'
import { language, localeOf, useText } from '@portal/i18n'
import { Box, Combobox, FieldPopover, IconCheck, IconSearch, Text, TextInput, useCombobox } from '@portal/ui'
import { useState } from 'react'
import styles from './NationalityPopover.module.css'
import { nationalityRank, recentNationalities } from './nationalities.ts'

type Country = Schemas['Country']

interface NationalityPopoverProps {
  value: string
  onChange: (code: string) => void
  onClose: () => void
}

/** All countries, those searched last first, then by name; those that a typed name, code or dialling code finds, best first. */
export default function NationalityPopover({ value, onChange, onClose }: NationalityPopoverProps) {
  const t = useText('stay')
  const common = useText('common')
  const combobox = useCombobox({ opened: true })
  const [typed, setTyped] = useState('')
  const { data, isError } = useListCountries(dropdownParams('', {}), {
    query: { staleTime: Number.POSITIVE_INFINITY },
  })
  const { compare } = new Intl.Collator(localeOf(language()))
  // Ranked here and not by the server, so that Enter right after typing takes what was typed.
  const rank = nationalityRank()
  const searched = recentNationalities()
  const byName = (data?.list ?? []).toSorted(
    (one, other) => rank(one.code) - rank(other.code) || compare(one.name, other.name),
  )
  const found = findRows(byName, typed, ({ code, dial, name, name_local, nationality, other_names }) => ({
    names: [name, name_local, nationality, ...other_names].map(spelling),
    codes: [code.toLowerCase(), dial],
  }))
  const nothing = isError ? common('select.failed') : data ? common('select.nothing') : common('loading')
  // What was typed finds the best first, whoever searched it before.
  const isRecent = ({ code }: Country) => typed.trim() === '' && searched.includes(code)
  const recent = found.filter(isRecent)
  const others = found.filter((country) => !isRecent(country))
  const option = ({ code, name, name_local }: Country) => (
    <Combobox.Option key={code} value={code} active={code === value} className={styles.option}>
      <Box component="span" flex={1}>
        {name}{' '}
        {name_local !== name && (
          <Text span inherit c="dimmed">
            {name_local}
          </Text>
        )}
      </Box>
      {code === value && <IconCheck size={14} aria-hidden />}
    </Combobox.Option>
  )
  const choose = (code: string) => {
    onChange(code)
    onClose()
  }
  return (
    <FieldPopover label={t('nationality')} onClose={onClose}>
      <Box w="16.25rem">
        <Combobox store={combobox} onOptionSubmit={choose}>
          <Combobox.EventsTarget>
            <TextInput
              data-autofocus
              size="xs"
              aria-label={common('search')}
              placeholder={common('select.typeToSearch')}
              leftSection={<IconSearch size={14} aria-hidden />}
              value={typed}
              autoComplete="off"
              onChange={(event) => {
                setTyped(event.currentTarget.value)
                combobox.updateSelectedOptionIndex()
              }}
            />
          </Combobox.EventsTarget>
          <Text size="xs" m="6px 0" c="dimmed">
            {t('nationalityHint')}
          </Text>
          <Combobox.Options
            className={styles.list}
            aria-label={t('nationality')}
            aria-busy={data === undefined && !isError}
          >
            {recent.length > 0 ? (
              <>
                <Combobox.Group label={t('recentNationalities')}>{recent.map(option)}</Combobox.Group>
                <Combobox.Group label={t('allNationalities')}>{others.map(option)}</Combobox.Group>
              </>
            ) : (
              others.map(option)
            )}
            {found.length === 0 && <Combobox.Empty>{nothing}</Combobox.Empty>}
          </Combobox.Options>
        </Combobox>
      </Box>
    </FieldPopover>
  )
}
