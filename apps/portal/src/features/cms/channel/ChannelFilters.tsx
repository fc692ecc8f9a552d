import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { FilterBar, NativeSelect } from '@portal/ui'
import { filteredBy, filtersOf } from './channel-query.ts'
import type { ChannelSearch } from './channel-search.ts'

interface ChannelFiltersProps {
  fields: readonly Schemas['CmsFilterField'][]
  search: ChannelSearch
  onSearch: (search: ChannelSearch) => void
}

/** The channel's own filter fields. */
export function ChannelFilters({ fields, search, onSearch }: ChannelFiltersProps) {
  const common = useText('common')
  const chosen = filtersOf(search)
  const set = (field: string, value: string) => onSearch(filteredBy(search, field, value))
  const chips = fields.flatMap(({ name, title, frontend_filter_dict: choices }) => {
    const value = chosen[name]
    if (value === undefined) return []
    return [{ key: name, label: `${title}: ${choices[value] ?? value}`, onRemove: () => set(name, '') }]
  })
  return (
    <FilterBar
      chips={chips}
      onClear={() => {
        const { page: _page, filter: _filter, ...rest } = search
        onSearch(rest)
      }}
    >
      {fields.map(({ name, title, frontend_filter_dict: choices }) => (
        <NativeSelect
          key={name}
          label={title}
          value={chosen[name] ?? ''}
          data={[
            { value: '', label: common('all') },
            ...Object.entries(choices).map(([value, label]) => ({ value, label })),
          ]}
          onChange={(event) => set(name, event.currentTarget.value)}
        />
      ))}
    </FilterBar>
  )
}
