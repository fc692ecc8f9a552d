import { useText } from '@portal/i18n'
import { SortButtons } from '../../../trade/results/SortButtons.tsx'
import { type ArticleSort, articleSorts, type ChannelSearch } from './channel-search.ts'

interface ArticleSortBarProps {
  search: ChannelSearch
  onSort: (order: ArticleSort) => void
}

/** The six orders; choosing the active one turns it round. */
export function ArticleSortBar({ search: { order = 'weigh', sort }, onSort }: ArticleSortBarProps) {
  const t = useText('cms/channel')
  return (
    <SortButtons
      labels={{ label: t('sort'), ascending: t('ascending'), descending: t('descending') }}
      sorts={articleSorts.map((one) => ({ sort: one, label: t(`sorts.${one}`) }))}
      active={order}
      order={sort ?? 'desc'}
      onSort={onSort}
    />
  )
}
