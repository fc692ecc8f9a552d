import { useGetCarFilters } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { EmptyState, Flex, IconCar, LinesSkeleton, Money } from '@portal/ui'
import { LoadError } from '../../../shared/error/LoadError.tsx'

/** Shown before a search: the cars that can be rented. */
export function Fleet() {
  const t = useText('car/list')
  const { data, error, refetch } = useGetCarFilters()
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) return <LinesSkeleton lines={4} />
  return (
    <EmptyState
      icon={IconCar}
      title={t('start')}
      hint={
        <>
          {t('startHint')}
          <Flex component="span" gap="4px var(--mantine-spacing-md)" wrap="wrap" justify="center" mt="xs">
            {data.classes.map(({ value, label, count }) => (
              <span key={value}>
                {label} <strong>{count}</strong>
              </span>
            ))}
            {data.price.min && (
              <span>
                {t('fleetFrom')} <Money value={data.price.min} />
              </span>
            )}
          </Flex>
        </>
      }
    />
  )
}
