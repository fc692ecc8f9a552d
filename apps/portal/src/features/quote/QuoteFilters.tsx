import { useText } from '@portal/i18n'
import { Button, FilterBar, NativeSelect, TextInput } from '@portal/ui'
import type { FormEvent } from 'react'
import styles from './quote.module.css'
import { type QuoteListSearch, quoteStatuses } from './quote-list-search.ts'

interface QuoteFiltersProps {
  search: QuoteListSearch
  onSearch: (search: QuoteListSearch) => void
}

/** By status, and by a word of title or customer; another filter shows its first page. */
export function QuoteFilters({ search: { status, keyword }, onSearch }: QuoteFiltersProps) {
  const t = useText('user/quote/list')
  const common = useText('common')
  const byStatus: QuoteListSearch = status ? { status } : {}
  const byKeyword: QuoteListSearch = keyword ? { keyword } : {}
  const chips = [
    ...(status ? [{ key: 'status', label: t(`status.${status}`), onRemove: () => onSearch(byKeyword) }] : []),
    ...(keyword ? [{ key: 'keyword', label: `“${keyword}”`, onRemove: () => onSearch(byStatus) }] : []),
  ]
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('keyword')
    const wanted = typeof typed === 'string' ? typed.trim() : ''
    onSearch(wanted === '' ? byStatus : { ...byStatus, keyword: wanted })
  }
  return (
    <FilterBar chips={chips} onClear={() => onSearch({})}>
      <NativeSelect
        label={t('columns.status')}
        value={status ?? ''}
        data={[
          { value: '', label: common('all') },
          ...quoteStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
        onChange={(event) => {
          const wanted = quoteStatuses.find((known) => known === event.currentTarget.value)
          onSearch(wanted ? { ...byKeyword, status: wanted } : byKeyword)
        }}
      />
      <form onSubmit={submit} role="search" aria-label={t('keyword')} className={styles.keyword}>
        <TextInput
          key={keyword ?? ''}
          name="keyword"
          label={t('keyword')}
          defaultValue={keyword ?? ''}
          maxLength={60}
        />
        <Button type="submit" variant="default">
          {common('search')}
        </Button>
      </form>
    </FilterBar>
  )
}
