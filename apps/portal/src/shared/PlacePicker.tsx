import { useDestinations, type Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import {
  Combobox,
  IconBuilding,
  IconFlag,
  IconMapPin,
  IconWorld,
  Loader,
  TextInput,
  useCombobox,
  useDebouncedValue,
} from '@portal/ui'
import { useState } from 'react'
import styles from './PlacePicker.module.css'
import type { PickedPlace } from './stay-form.ts'

type Suggestion = Schemas['Suggestion']
const kinds = ['city', 'district', 'landmark', 'hotel'] as const
const icons = { city: IconWorld, district: IconMapPin, landmark: IconFlag, hotel: IconBuilding }

/** Typing pauses this long (ms) before a question is sent; an older one under way is aborted. */
const pause = 200

interface PlacePickerProps {
  place: PickedPlace | null
  /** What stands in the field. */
  typed: string
  onChange: (change: { place: PickedPlace | null; typed: string }) => void
  error?: string | undefined
  id?: string
}

/** A destination in any script: suggestions in four groups, by pointer or keys. Without text the popular ones. */
export function PlacePicker({ place, typed, onChange, error, id }: PlacePickerProps) {
  const t = useText('stay')
  const [opened, setOpened] = useState(false)
  const combobox = useCombobox({
    opened,
    onDropdownClose: () => {
      setOpened(false)
      combobox.resetSelectedOption()
    },
    onDropdownOpen: () => setOpened(true),
  })
  // A chosen place is no question: reopened, the list shows the popular ones.
  const [question] = useDebouncedValue(place ? '' : typed.trim(), pause)
  const { data, isFetching, isError } = useDestinations(question === '' ? {} : { quickSearch: question }, {
    query: { enabled: opened, staleTime: 300_000, placeholderData: (previous) => previous },
    request: { silent: true },
  })
  const groups = data ? kinds.filter((kind) => data.groups[kind].length > 0) : []

  const choose = (value: string) => {
    const [type, key] = value.split(' ') as [Suggestion['type'], string]
    const found = data?.groups[type].find((suggestion) => suggestion.id === key)
    if (found) onChange({ place: { type, id: found.id, name: found.name }, typed: found.name })
    combobox.closeDropdown()
  }

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={choose}
      width="target"
      position="bottom-start"
      withinPortal={false}
    >
      <Combobox.Target withAriaAttributes targetType="input">
        <TextInput
          id={id}
          label={t('destination')}
          placeholder={t('destinationHint')}
          value={typed}
          error={error}
          autoComplete="off"
          spellCheck={false}
          leftSection={<IconMapPin size={18} aria-hidden />}
          rightSection={opened && isFetching ? <Loader size={14} aria-hidden /> : null}
          onChange={(event) => {
            onChange({ place: null, typed: event.currentTarget.value })
            combobox.openDropdown()
            combobox.updateSelectedOptionIndex()
          }}
          onFocus={(event) => {
            event.currentTarget.select()
            combobox.openDropdown()
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={styles.dropdown} hidden={!data && !isError}>
        <Combobox.Options aria-label={t('destination')} className={styles.options}>
          {question === '' && groups.length > 0 && <p className={styles.popular}>{t('popular')}</p>}
          {groups.map((kind) => (
            <Combobox.Group key={kind} label={t(`groups.${kind}`)}>
              {data?.groups[kind].map((suggestion) => (
                <SuggestionOption key={suggestion.id} suggestion={suggestion} />
              ))}
            </Combobox.Group>
          ))}
          {data && groups.length === 0 && !isFetching && (
            <Combobox.Empty>{t('noDestination')}</Combobox.Empty>
          )}
          {isError && <Combobox.Empty>{t('destinationFailed')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

function SuggestionOption({ suggestion }: { suggestion: Suggestion }) {
  const t = useText('stay')
  const { type, id, name, name_local, city_name, hotel_count, matched } = suggestion
  const Icon = icons[type]
  const found = matched !== '' && matched !== name && matched !== name_local
  return (
    <Combobox.Option value={`${type} ${id}`} className={styles.option}>
      <Icon size={16} aria-hidden className={styles.icon} />
      <span className={styles.names}>
        <span>
          {name} {name_local !== name && <span className={styles.local}>{name_local}</span>}
        </span>
        <span className={styles.more}>
          {type === 'city' ? suggestion.country : city_name}
          {found && ` · ${t('matched', { text: matched })}`}
        </span>
      </span>
      {hotel_count !== undefined && (
        <span className={styles.count}>{t('hotels', { count: hotel_count })}</span>
      )}
    </Combobox.Option>
  )
}
