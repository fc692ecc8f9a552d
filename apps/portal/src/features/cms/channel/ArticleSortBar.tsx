import { useText } from '@portal/i18n'
import { IconChevronDown, IconChevronUp, UnstyledButton, VisuallyHidden } from '@portal/ui'
import styles from './channel.module.css'
import { type ArticleSort, articleSorts, type ChannelSearch } from './channel-search.ts'

interface ArticleSortBarProps {
  search: ChannelSearch
  onSort: (order: ArticleSort) => void
}

/** The six orders; choosing the active one turns it round. */
export function ArticleSortBar({ search: { order: active = 'weigh', sort }, onSort }: ArticleSortBarProps) {
  const t = useText('cms/channel')
  const up = sort === 'asc'
  const Arrow = up ? IconChevronUp : IconChevronDown
  return (
    <div className={styles.bar} role="group" aria-label={t('sort')}>
      {articleSorts.map((order) => (
        <UnstyledButton
          key={order}
          className={styles.sort}
          aria-pressed={order === active}
          onClick={() => onSort(order)}
        >
          {t(`sorts.${order}`)}{' '}
          {order === active && (
            <>
              <Arrow size={14} aria-hidden />
              <VisuallyHidden component="span">{up ? t('ascending') : t('descending')}</VisuallyHidden>
            </>
          )}
        </UnstyledButton>
      ))}
    </div>
  )
}
