import { useText } from '@portal/i18n'
import { IconStarFilled } from '@portal/ui'
import styles from './Stars.module.css'

/** One to five stars; in words where a hotel has none. */
export function Stars({ star }: { star: number }) {
  const t = useText('hotel')
  if (star === 0) return <span className={styles.none}>{t('noStar')}</span>
  return (
    <span className={styles.stars} role="img" aria-label={t('star', { count: star })}>
      {Array.from({ length: star }, (_, place) => (
        <IconStarFilled key={place} size={12} aria-hidden />
      ))}
    </span>
  )
}
