import { useText } from '@portal/i18n'
import { Button, FilterBar, NativeSelect, TextInput } from '@portal/ui'
import type { FormEvent } from 'react'
import styles from './sub-account.module.css'
import { accountStates, type SubAccountSearch } from './sub-account-search.ts'

interface AccountFiltersProps {
  search: SubAccountSearch
  onSearch: (search: SubAccountSearch) => void
}

/** By state, and by a word of name, account, e-mail or number; another filter shows its first page. */
export function AccountFilters({ search: { state, keyword }, onSearch }: AccountFiltersProps) {
  const t = useText('user/manage/subAccount')
  const common = useText('common')
  const byState: SubAccountSearch = state ? { state } : {}
  const byKeyword: SubAccountSearch = keyword ? { keyword } : {}
  const chips = [
    ...(state ? [{ key: 'state', label: t(`states.${state}`), onRemove: () => onSearch(byKeyword) }] : []),
    ...(keyword ? [{ key: 'keyword', label: `“${keyword}”`, onRemove: () => onSearch(byState) }] : []),
  ]
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('keyword')
    const wanted = typeof typed === 'string' ? typed.trim() : ''
    onSearch(wanted === '' ? byState : { ...byState, keyword: wanted })
  }
  return (
    <FilterBar chips={chips} onClear={() => onSearch({})}>
      <NativeSelect
        label={t('columns.state')}
        value={state ?? ''}
        data={[
          { value: '', label: common('all') },
          ...accountStates.map((value) => ({ value, label: t(`states.${value}`) })),
        ]}
        onChange={(event) => {
          const wanted = accountStates.find((known) => known === event.currentTarget.value)
          onSearch(wanted ? { ...byKeyword, state: wanted } : byKeyword)
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
