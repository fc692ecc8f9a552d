import { useText } from '@portal/i18n'
import { Button, FilterBar, Group, IconSearch, NativeSelect, TextInput } from '@portal/ui'
import type { FormEvent } from 'react'
import { type FilterField, filterValuesOf, noFilters } from './filter-values.ts'
import { chipsOf, type FilteredList } from './ListFilters.tsx'

interface QuickFiltersProps<Name extends string> {
  /** A choice of values, or a search word with the label `hint`. */
  fields: readonly FilterField<Name>[]
  list: FilteredList
}

/** A few filters above a list: a choice applies at once, a search word by its button. */
export function QuickFilters<Name extends string>({ fields, list }: QuickFiltersProps<Name>) {
  const common = useText('common')
  const filters = useText('filters')
  const values = filterValuesOf(list.search, fields)
  const set = (name: Name, value: string) => list.filter({ ...values, [name]: value })
  const chips = chipsOf(fields, values, list.filter).map((chip) =>
    fields.some(({ kind, name }) => kind === 'keyword' && name === chip.key)
      ? { ...chip, label: `“${chip.label}”` }
      : chip,
  )
  return (
    <FilterBar chips={chips} onClear={() => list.filter(noFilters(fields))}>
      {fields.map((field) => {
        if (field.kind === 'choice')
          return (
            <NativeSelect
              key={field.name}
              label={field.label}
              value={values[field.name]}
              data={[{ value: '', label: common('all') }, ...field.choices]}
              onChange={(event) => set(field.name, event.currentTarget.value)}
            />
          )
        if (field.kind !== 'keyword') return null
        const submit = (event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get(field.name)
          set(field.name, typeof typed === 'string' ? typed.trim() : '')
        }
        return (
          <form key={field.name} onSubmit={submit} role="search" aria-label={field.hint}>
            <Group gap="xs" align="flex-end" wrap="nowrap">
              <TextInput
                key={values[field.name]}
                name={field.name}
                label={field.hint}
                defaultValue={values[field.name]}
                maxLength={60}
              />
              <Button type="submit" variant="default" leftSection={<IconSearch size={16} aria-hidden />}>
                {filters('apply')}
              </Button>
            </Group>
          </form>
        )
      })}
    </FilterBar>
  )
}
