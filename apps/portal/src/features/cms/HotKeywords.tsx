import { useHotKeywords } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, IconRefresh, LinesSkeleton, SkeletonArea } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { listParams } from './list-params.ts'
import styles from './search.module.css'

/** Words shown at a time. */
const atOnce = 6

/** What is searched most, a few at a time. */
export function HotKeywords() {
  const t = useText('cms/search')
  const [turn, setTurn] = useState(0)
  // It accompanies a page that has an error of its own to show.
  const { data, error } = useHotKeywords({ request: { background: true } })
  if (!data && error) return null
  if (!data)
    return (
      <SkeletonArea>
        <LinesSkeleton lines={4} />
      </SkeletonArea>
    )
  const { hotKeywords } = data
  if (hotKeywords.length === 0) return null
  const turns = Math.ceil(hotKeywords.length / atOnce)
  const shown = hotKeywords.slice((turn % turns) * atOnce, (turn % turns) * atOnce + atOnce)
  return (
    <section className={styles.hot} aria-labelledby="hot-keywords">
      <div className={styles.hotHead}>
        <h2 id="hot-keywords" className={styles.heading}>
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
