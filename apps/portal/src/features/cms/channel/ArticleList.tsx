import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Box, EmptyState, Group, Pager, Text } from '@portal/ui'
import { ButtonLink } from '../../../shared/ButtonLink.tsx'
import type { Turn } from '../../../shared/search-params.ts'
import { SortButtons } from '../../../trade/results/SortButtons.tsx'
import { ArticleCards } from '../ArticleCards.tsx'
import { KeywordForm } from '../KeywordForm.tsx'
import { ChannelFilters } from './ChannelFilters.tsx'
import { articleLimit, sortedBy } from './channel-query.ts'
import { type ArticleSort, articleSorts, type ChannelSearch } from './channel-search.ts'

interface ArticleSortBarProps {
  search: ChannelSearch
  onSort: (order: ArticleSort) => void
}

/** The six sorts; choosing the active one reverses it. */
function ArticleSortBar({ search: { order = 'weigh', sort }, onSort }: ArticleSortBarProps) {
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

interface ArticleListProps {
  list: Schemas['ArticleList']
  search: ChannelSearch
  onSearch: (search: ChannelSearch, turn?: Turn) => void
  /** The next answer is loading while this one stays visible. */
  refreshing: boolean
}

/** Filters, sorts and pages of one article list. */
export function ArticleList({ list: about, search, onSearch, refreshing }: ArticleListProps) {
  const t = useText('cms/channel')
  const { list, total, info, filterConfig, template } = about
  const { page = 1 } = search
  return (
    <>
      {info.type === 'search' && <KeywordForm keyword={info.name} />}
      {filterConfig.length > 0 && (
        <ChannelFilters fields={filterConfig} search={search} onSearch={onSearch} />
      )}
      {total === 0 ? (
        <Nothing filtered={search.filter !== undefined} />
      ) : (
        <div aria-busy={refreshing || undefined}>
          <Group gap="4px var(--mantine-spacing-md)" justify="space-between" my="sm">
            <Text style={{ fontVariantNumeric: 'tabular-nums' }}>{t('found', { count: total })}</Text>
            <ArticleSortBar search={search} onSort={(order) => onSearch(sortedBy(search, order))} />
          </Group>
          <ArticleCards label={t('list')} articles={list} template={template} />
          <Box mt="md">
            <Pager
              page={page}
              limit={articleLimit}
              total={total}
              settled={!refreshing}
              onPage={(next, turn) => onSearch({ ...search, page: next }, turn)}
            />
          </Box>
        </div>
      )}
    </>
  )
}

function Nothing({ filtered }: { filtered: boolean }) {
  const t = useText('cms/channel')
  const cms = useText('cms')
  if (filtered) return <EmptyState title={t('empty')} hint={t('emptyHint')} />
  return (
    <EmptyState
      title={t('none')}
      hint={t('noneHint')}
      action={<ButtonLink to="/cms/search">{cms('toSearch')}</ButtonLink>}
    />
  )
}
