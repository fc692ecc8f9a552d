import { useText } from '@portal/i18n'
import { Text, VisuallyHidden } from '@portal/ui'
import styles from './ScoreBadge.module.css'

interface ScoreBadgeProps {
  /** 0 to 10; null before the first review. */
  score: number | null
  reviews: number
}

/** A hotel's review score as a badge, with the number of reviews. */
export function ScoreBadge({ score, reviews }: ScoreBadgeProps) {
  const t = useText('hotel')
  if (score === null) return <span>{t('noReviews')}</span>
  return (
    <span>
      <span className={styles.badge} aria-hidden>
        {score.toFixed(1)}
      </span>
      <VisuallyHidden component="span">{t('score', { score: score.toFixed(1) })}</VisuallyHidden>{' '}
      <Text span inherit c="dimmed">
        {t('reviews', { count: reviews })}
      </Text>
    </span>
  )
}
