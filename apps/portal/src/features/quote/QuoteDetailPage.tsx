import { useGetQuote } from '@portal/api-client'
import { momentText, useText } from '@portal/i18n'
import { Group, Text } from '@portal/ui'
import { useParams } from '@tanstack/react-router'
import { RecordPage } from '../../shared/list/RecordPage.tsx'
import { QuoteActions } from './QuoteActions.tsx'
import { QuoteOptions } from './QuoteOptions.tsx'
import { QuoteStatus } from './QuoteStatus.tsx'
import { useQuoteCheck } from './use-quote-check.ts'

/** A quote for the company: costs, the customer's choice, and possible actions. */
export function QuoteDetailPage() {
  const t = useText('user/quote/detail')
  const labels = useText('quote')
  const site = useText('site')
  const { id } = useParams({ from: '/user/quote/detail/$id' })
  const query = useGetQuote({ id })
  const check = useQuoteCheck(id)
  return (
    <RecordPage
      list={{ to: '/user/quote/list', text: t('toList') }}
      title={site('titles.quote')}
      query={query}
      record={query.data?.quote}
    >
      {(quote) => (
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
    </RecordPage>
  )
}
