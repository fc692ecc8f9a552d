import { useContributionChannels } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { EmptyState, LinesSkeleton, SkeletonArea } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { LoadError } from '../../../shared/LoadError.tsx'
import styles from './edit.module.css'

/** The channels that take contributions; each asks for fields of its own. */
export function ChannelChoice() {
  const t = useText('user/cms/editContent')
  const { data, error, isFetching, refetch } = useContributionChannels()
  if (!data && error) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <SkeletonArea>
        <LinesSkeleton lines={7} />
      </SkeletonArea>
    )
  if (data.channel.length === 0) return <EmptyState title={t('noChannels')} />
  return (
    <section aria-labelledby="choose-channel">
      <h2 id="choose-channel" className={styles.heading}>
        {t('choose')}
      </h2>
      <p className={styles.note}>{t('chooseHint')}</p>
      <ul className={styles.channels}>
        {data.channel.map(({ id, name, description }) => (
          <li key={id} className={styles.channel}>
            <Link to="/user/cms/editContent/$id" params={{ id: '0' }} search={{ channel: id }}>
              {name}
            </Link>
            <p className={styles.note}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
