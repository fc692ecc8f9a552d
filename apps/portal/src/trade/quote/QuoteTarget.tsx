import { useListQuotes } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { Alert, Button, Group, NativeSelect } from '@portal/ui'
import { loadErrorText } from '../../shared/error/load-error-text.ts'
import { isOpenQuote, openStatuses } from './open-quotes.ts'
import { mostItems } from './quote-basket.ts'

interface QuoteTargetProps {
  /** Id of a saved quote; empty for a new one. */
  value: string
  onChange: (id: string) => void
}

/** Choice between a new quote and an open one. Hidden without open quotes. */
export function QuoteTarget({ value, onChange }: QuoteTargetProps) {
  const t = useText('quote')
  const common = useText('common')
  const { data, error, isFetching, refetch } = useListQuotes(
    { status: [...openStatuses], limit: 100 },
    { query: { staleTime: 0 } },
  )
  if (error && !data)
    return (
      <Alert color="orange" role="alert">
        <p>{t('into.failed', { reason: loadErrorText(error) })}</p>
        <Group mt="xs">
          <Button variant="default" size="xs" loading={isFetching} onClick={() => void refetch()}>
            {common('retry')}
          </Button>
        </Group>
      </Alert>
    )
  const quotes = (data?.list ?? []).filter(isOpenQuote)
  // A chosen quote stays in the list after it was closed.
  if (quotes.length === 0 && value === '') return null
  return (
    <NativeSelect
      label={t('into.label')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: t('new') },
        ...quotes.map(({ id, title, customer, expire_time, options_count }) => ({
          value: id,
          label: t(options_count < mostItems ? 'into.choice' : 'into.full', {
            title,
            customer: customer.name,
            until: formatTime(expire_time, 'yyyy-mm-dd'),
          }),
          disabled: options_count >= mostItems,
        })),
      ]}
    />
  )
}
