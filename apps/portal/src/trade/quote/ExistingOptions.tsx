import { momentText, useText } from '@portal/i18n'
import { Alert, Flex, Group, LinesSkeleton, Money, SkeletonArea, Stack, Text } from '@portal/ui'
import { LoadError } from '../../shared/error/LoadError.tsx'
import { isOpenQuote } from './open-quotes.ts'
import styles from './QuoteFields.module.css'
import type { SavedQuote } from './use-saved-quote.ts'

/** The existing options of the quote, and what its customer will see. */
export function ExistingOptions({ saved }: { saved: SavedQuote }) {
  const { quote, error, isFetching, refetch, changed } = saved
  const t = useText('quote')
  if (!quote && error) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!quote)
    return (
      <SkeletonArea>
        <LinesSkeleton lines={3} />
      </SkeletonArea>
    )
  return (
    <Stack gap="xs">
      {changed && (
        <Alert color="orange" role="alert">
          {t('into.changed')}
        </Alert>
      )}
      {!isOpenQuote(quote) && (
        <Alert color="orange" role="alert">
          {t('into.closed', { status: quote.status_text })}
        </Alert>
      )}
      <Text size="sm">
        {[
          quote.status_text,
          quote.customer.name,
          t('validUntil', { time: momentText(quote.expire_time) }),
        ].join(' · ')}
      </Text>
      <Flex component="ul" direction="column" gap={4} aria-label={t('into.held')}>
        {quote.options.map(({ id, title, subtitle, sell_price }) => (
          <Group key={id} component="li" justify="space-between" wrap="nowrap" align="baseline" gap="sm">
            <span className={styles.words}>{[title, subtitle].join(' · ')}</span>
            <Money value={sell_price} />
          </Group>
        ))}
      </Flex>
      {quote.public_url !== null && <Text size="sm">{t('into.seen')}</Text>}
    </Stack>
  )
}
