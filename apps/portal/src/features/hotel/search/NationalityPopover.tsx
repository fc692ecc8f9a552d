import { useCountries } from '@portal/api-client'
import { language, localeOf, useText } from '@portal/i18n'
import { Combobox, FieldPopover, IconCheck, IconSearch, TextInput, useCombobox } from '@portal/ui'
import { useState } from 'react'
import styles from './NationalityPopover.module.css'

interface NationalityPopoverProps {
  value: string
  onChange: (code: string) => void
  onClose: () => void
}

/** All countries, narrowed by what is typed: the name in the reader's language, in its own, or the code. */
export default function NationalityPopover({ value, onChange, onClose }: NationalityPopoverProps) {
  const t = useText('stay')
  const common = useText('common')
  const combobox = useCombobox({ opened: true })
  const [typed, setTyped] = useState('')
  const { data, isError } = useCountries(undefined, {
    query: { staleTime: Number.POSITIVE_INFINITY },
  })
  const wanted = typed.trim().toLowerCase()
  const { compare } = new Intl.Collator(localeOf(language()))
  const found = (data?.list ?? [])
    .filter(({ code, name, name_local }) => `${name} ${name_local} ${code}`.toLowerCase().includes(wanted))
    .sort((one, other) => compare(one.name, other.name))
  const nothing = isError ? common('select.failed') : data ? common('select.nothing') : common('loading')
  const choose = (code: string) => {
    onChange(code)
    onClose()
  }
  return (
    <FieldPopover label={t('nationality')} onClose={onClose}>
      <div className={styles.panel}>
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
          <p className={styles.hint}>{t('nationalityHint')}</p>
          <Combobox.Options className={styles.list} aria-label={t('nationality')}>
            {found.map(({ code, name, name_local }) => (
              <Combobox.Option key={code} value={code} active={code === value} className={styles.option}>
                <span className={styles.name}>
                  {name} {name_local !== name && <span className={styles.local}>{name_local}</span>}
                </span>
                {code === value && <IconCheck size={14} aria-hidden />}
              </Combobox.Option>
            ))}
            {found.length === 0 && <Combobox.Empty>{nothing}</Combobox.Empty>}
          </Combobox.Options>
        </Combobox>
      </div>
    </FieldPopover>
  )
}
