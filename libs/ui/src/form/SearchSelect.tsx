import { useCombobox } from '@mantine/core'
import { useText } from '@portal/i18n'
import { type ReactNode, useId, useState } from 'react'
import { CloseButton } from '../mantine/CloseButton.ts'
import { Combobox } from '../mantine/Combobox.ts'
import { Loader } from '../mantine/Loader.ts'
import { TextInput } from '../mantine/TextInput.ts'
import { VisuallyHidden } from '../mantine/VisuallyHidden.ts'
import { SearchOptions } from './SearchOptions.tsx'
import { type LoadOptions, type SearchOption, useSearchOptions } from './search-options.ts'

export interface SearchSelectProps<Option extends SearchOption> {
  label: ReactNode
  /** What is chosen; null for nothing. */
  value: Option | null
  onChange: (option: Option | null) => void
  load: LoadOptions<Option>
  /** `id` of the input; `fieldId(path)` lets the error summary find it. */
  id?: string | undefined
  placeholder?: string | undefined
  description?: ReactNode
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  clearable?: boolean
  /** Characters before the first search; 0 offers options at once. */
  minChars?: number
  /** Rest after typing before a search, in ms. */
  delay?: number
  leftSection?: ReactNode
  onBlur?: (() => void) | undefined
}

/** A select whose options come from the server while one types, grouped where they have groups. */
export function SearchSelect<Option extends SearchOption>(props: SearchSelectProps<Option>) {
  const { value, onChange, load, minChars = 0, delay = 200, clearable = false, onBlur, ...field } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const t = useText('common')
  const [typed, setTyped] = useState<string | null>(null)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const query = combobox.dropdownOpened && (typed ?? '').length >= minChars ? (typed ?? '') : null
  const { state, options } = useSearchOptions(query, load, delay)
  const resting = query === null

  function choose(chosen: string) {
    const option = options.find((each) => each.value === chosen)
    if (!option) return
    onChange(option)
    setTyped(null)
    combobox.closeDropdown()
  }

  function leave() {
    combobox.closeDropdown()
    setTyped(null)
    onBlur?.()
  }

  const clear = clearable && value && (
    <CloseButton
      size="sm"
      aria-label={t('select.clear')}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChange(null)}
    />
  )

  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...field}
          id={id}
          value={typed ?? value?.label ?? ''}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            combobox.openDropdown()
            combobox.resetSelectedOption()
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={leave}
          autoComplete="off"
          spellCheck={false}
          rightSection={
            state === 'loading' && !resting ? <Loader size="xs" aria-hidden /> : clear || undefined
          }
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <SearchOptions
          state={resting ? 'idle' : state}
          options={resting ? [] : options}
          chosen={value?.value}
          labelledBy={`${id}-label`}
        />
      </Combobox.Dropdown>
      <VisuallyHidden role="status">
        {state === 'done' && !resting && t('select.found', { count: options.length })}
      </VisuallyHidden>
    </Combobox>
  )
}
