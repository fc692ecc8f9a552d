import { formatDate, useText } from '@portal/i18n'
import {
  Button,
  DateField,
  FilterBar,
  type FilterChip,
  IconSearch,
  NativeSelect,
  TextInput,
} from '@portal/ui'
import { type FormEvent, memo, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { isDeepEqual } from '../is-deep-equal.ts'
import {
  type FilterField,
  type FilterValues,
  filtersIn,
  filterValuesOf,
  noFilters,
  reversedDates,
} from './filter-values.ts'
import styles from './ListFilters.module.css'
import { Months } from './Months.tsx'
import { ReversedDates } from './ReversedDates.tsx'

interface ListFiltersProps<Name extends string> {
  /** Name for screen readers: "Filter orders". */
  label: string
  /** In display order. */
  fields: readonly FilterField<Name>[]
  list: FilteredList
}

/** A list with its filters in the URL. */
export interface FilteredList {
  search: object
  /** Gets the new filter values; an empty text is no filter. */
  filter: (values: Readonly<Record<string, string>>) => void
}

/** The filter form of a list, with a chip for each active filter. It applies on submit. */
export function ListFilters<Name extends string>({ label, fields, list }: ListFiltersProps<Name>) {
  const values = filterValuesOf(list.search, fields)
  const apply = (next: FilterValues<Name>) => list.filter(filtersIn(fields, next))
  const entered = fields.filter(({ kind }) => kind !== 'month')
  // The form prevents such days, but a URL may have them.
  const reversed = reversedDates(fields, filtersIn(fields, values))
  return (
    <>
      {entered.length > 0 && (
        <FilterBar chips={chipsOf(fields, values, apply)} onClear={() => apply(noFilters(fields))}>
          {/* What is in force has changed: the form starts over with it. */}
          <FilterForm
            key={JSON.stringify(values)}
            label={label}
            fields={entered}
            values={values}
            onApply={apply}
          />
        </FilterBar>
      )}
      <Months fields={fields} values={values} onApply={apply} />
      {reversed && <ReversedDates {...reversed} onApply={apply} />}
    </>
  )
}

/** The active filters as chips. */
export function chipsOf<Name extends string>(
  fields: readonly FilterField<Name>[],
  values: FilterValues<Name>,
  onApply: (values: FilterValues<Name>) => void,
): FilterChip[] {
  return fields.flatMap((field) => {
    const label = chipText(field, values[field.name])
    const without = { ...values, [field.name]: field.unset ?? '' }
    return label === '' ? [] : [{ key: field.name, label, onRemove: () => onApply(without) }]
  })
}

function chipText<Name extends string>(field: FilterField<Name>, value: string): string {
  if (value === '' || value === field.unset) return ''
  const about = field.about ? `${field.about} ` : ''
  switch (field.kind) {
    case 'keyword':
      return value
    case 'from':
      return `${about}≥ ${formatDate(value)}`
    case 'to':
      return `${about}≤ ${formatDate(value)}`
    case 'month':
      // Its button is pressed.
      return ''
    case 'choice':
      return field.quiet
        ? ''
        : `${about}${field.choices.find((choice) => choice.value === value)?.label ?? ''}`
  }
}

interface FilterFormProps<Name extends string> {
  label: string
  fields: readonly FilterField<Name>[]
  /** The active values. */
  values: FilterValues<Name>
  onApply: (values: FilterValues<Name>) => void
}

function Fields<Name extends string>({ label, fields, values: inForce, onApply }: FilterFormProps<Name>) {
  const t = useText('filters')
  const [values, setValues] = useState(inForce)
  const [tried, setTried] = useState(false)
  const waiting = fields.filter(({ name, more, unset = '' }) => more && inForce[name] === unset)
  const [all, setAll] = useState(false)
  const shown = all ? fields : fields.filter((field) => !waiting.includes(field))
  const inOrder = reversedDates(fields, values) === null

  const form = useId()
  const fold = () => {
    flushSync(() => setAll(!all))
    // The new fields are before the button: keyboard users continue with the first of them.
    const [first] = waiting
    if (!all && first) document.getElementById(`${form}${first.name}`)?.focus()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (inOrder) onApply(values)
  }

  return (
    <form className={styles.filters} onSubmit={submit} aria-label={label} noValidate>
      {shown.map((field) => (
        <Entry
          key={field.name}
          id={`${form}${field.name}`}
          field={field}
          value={values[field.name]}
          onChange={(value) => setValues((known) => ({ ...known, [field.name]: value }))}
          error={tried && !inOrder && field.kind === 'to' && t('datesWrong')}
        />
      ))}
      <Button type="submit" variant="default" leftSection={<IconSearch size={16} aria-hidden />}>
        {t('apply')}
      </Button>
      {waiting.length > 0 && (
        <Button variant="subtle" aria-expanded={all} onClick={fold}>
          {all ? t('fewer') : t('more')}
        </Button>
      )}
    </form>
  )
}

// Paging or sorting does not render the form again.
const FilterForm = memo(Fields, isDeepEqual) as typeof Fields

interface EntryProps<Name extends string> {
  id: string
  field: FilterField<Name>
  value: string
  onChange: (value: string) => void
  error: string | false
}

function Entry<Name extends string>({ id, field, value, onChange, error }: EntryProps<Name>) {
  const t = useText('filters')
  const common = useText('common')
  switch (field.kind) {
    case 'keyword':
      return (
        <TextInput
          id={id}
          flex={{ base: 'none', sm: '1 1 220px' }}
          maw={{ base: 'none', sm: 340 }}
          label={t('keyword')}
          placeholder={field.hint}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          maxLength={60}
          type="search"
        />
      )
    case 'choice':
      return (
        <NativeSelect
          id={id}
          maw={{ base: 'none', sm: 190 }}
          label={field.label}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          data={[
            ...(field.unset === undefined ? [{ value: '', label: common('all') }] : []),
            ...field.choices.map((choice) => ({ value: choice.value, label: choice.label })),
          ]}
        />
      )
    default:
      return (
        <DateField
          id={id}
          className={styles.date}
          label={t(field.kind)}
          value={value || null}
          onChange={(day) => onChange(day ?? '')}
          clearable
          error={error}
        />
      )
  }
}
