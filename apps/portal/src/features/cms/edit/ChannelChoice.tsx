import { useListContributionChannels } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Columns, EmptyState, LinesSkeleton, Panel, SkeletonArea, Text, Title } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import styles from './edit.module.css'

/** The channels that accept contributions; each has its own fields. */
export function ChannelChoice() {
  const t = useText('user/cms/editContent')
  const { data, error, isFetching, refetch } = useListContributionChannels()
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
      <Title id="choose-channel" order={2} size="h3">
        {t('choose')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('chooseHint')}
      </Text>
      <Columns component="ul" widths="repeat(auto-fill, minmax(min(100%, 260px), 1fr))" gap="sm" mt="sm">
        {data.channel.map(({ id, name, description }) => (
          <Panel key={id} component="li" className={styles.channel} px="md" py="sm">
            <Link to="/user/cms/editContent/$id" params={{ id: '0' }} search={{ channel: id }}>
              {name}
            </Link>
            <Text size="sm" c="dimmed">
              {description}
            </Text>
          </Panel>
        ))}
      </Columns>
    </section>
  )
}
