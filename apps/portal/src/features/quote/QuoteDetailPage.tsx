import { useGetQuote } from '@portal/api-client'
import { momentText, useText } from '@portal/i18n'
import { Box, DetailSkeleton, Group, PageTitle, Text } from '@portal/ui'
import { useParams } from '@tanstack/react-router'
import { LoadError } from '../../shared/error/LoadError.tsx'
import { BackToList, BackToListButton } from '../../shared/list/BackToList.tsx'
import { QuoteActions } from './QuoteActions.tsx'
import { QuoteOptions } from './QuoteOptions.tsx'
import { QuoteStatus } from './QuoteStatus.tsx'
import { useQuoteCheck } from './use-quote-check.ts'

const list = '/user/quote/list'

/** A quote for the company: costs, the customer's choice, and possible actions. */
export function QuoteDetailPage() {
  const t = useText('user/quote/detail')
  const labels = useText('quote')
  const site = useText('site')
  const { id } = useParams({ from: '/user/quote/detail/$id' })
  const { data, error, isFetching, refetch } = useGetQuote({ id })
  const check = useQuoteCheck(id)
  const quote = data?.quote
  return (
    <>
      <Box mb="xs">
        <BackToList to={list} text={t('toList')} />
      </Box>
      <PageTitle mb={0} title={quote?.title ?? site('titles.quote')} />
      {error && !quote && (
        <LoadError
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
          wayOut={<BackToListButton to={list} text={t('toList')} />}
        />
      )}
      {!quote && !error && <DetailSkeleton />}
      {quote && (
        <>
          <Group gap="4px var(--mantine-spacing-lg)" mb="sm">
            <QuoteStatus quote={quote} />
            <span>
              {[quote.customer.name, quote.customer.contact, quote.own_reference].filter(Boolean).join(' · ')}
            </span>
            <span>{labels('validUntil', { time: momentText(quote.expire_time) })}</span>
            <span>{quote.view_count === 0 ? t('unseen') : t('views', { count: quote.view_count })}</span>
          </Group>
          {quote.chosen_message && (
            <Text size="sm" mb="sm">
              {t('customerSays')} “{quote.chosen_message}”
            </Text>
          )}
          <QuoteActions quote={quote} check={check} />
          <QuoteOptions quote={quote} checks={check.found} />
        </>
      )}
    </>
  )
}
