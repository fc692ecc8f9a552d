import { useHotKeywords } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, IconRefresh, LinesSkeleton, PageTitle, SkeletonArea } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadFault } from '../../shared/LoadFault.tsx'
import { KeywordForm } from './KeywordForm.tsx'
import { listParams } from './list-params.ts'
import styles from './search.module.css'

/** Words shown at a time. */
const atOnce = 6

/** A form for words, and the words that are searched most. */
export function CmsSearchPage() {
  const site = useText('site')
  return (
    <>
      <PageTitle title={site('titles.cmsSearch')} />
      <KeywordForm />
      <HotKeywords />
    </>
  )
}

function HotKeywords() {
  const t = useText('cms/search')
  const [turn, setTurn] = useState(0)
  const { data, error, isFetching, refetch } = useHotKeywords({ request: { silent: true } })
  if (!data && error) return <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <SkeletonArea>
        <LinesSkeleton lines={6} />
      </SkeletonArea>
    )
  const { hotKeywords } = data
  if (hotKeywords.length === 0) return null
  const turns = Math.ceil(hotKeywords.length / atOnce)
  const shown = hotKeywords.slice((turn % turns) * atOnce, (turn % turns) * atOnce + atOnce)
  return (
    <section className={styles.hot} aria-labelledby="hot-keywords">
      <div className={styles.hotHead}>
        <h2 id="hot-keywords" className={styles.hotTitle}>
          {t('hot')}
        </h2>
        {turns > 1 && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconRefresh size={14} aria-hidden />}
            onClick={() => setTurn(turn + 1)}
          >
            {t('change')}
          </Button>
        )}
      </div>
      <ol className={styles.words} start={shown[0]?.rank}>
        {shown.map(({ id, search, count, rank }) => (
          <li key={id}>
            <span className={styles.rank} aria-hidden>
              {rank}
            </span>
            <Link to="/cms/channel/$value/{-$type}" params={listParams(search, 'search')}>
              {search}
            </Link>
            <span className={styles.times}>{t('times', { count })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
