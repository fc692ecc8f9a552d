import { isRefusal, useGetPublicQuote } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { DetailSkeleton, EmptyState, IconBan, PageTitle, Stack } from '@portal/ui'
import { useParams } from '@tanstack/react-router'
import { LoadError } from '../../shared/error/LoadError.tsx'
import { PublicQuote } from './PublicQuote.tsx'
import { QuoteCompany } from './QuoteCompany.tsx'

/** The customer's page: company, options with at most selling prices, and a choice. No sign-in, no net price. */
export function PublicQuotePage() {
  const t = useText('quote')
  const site = useText('site')
  const { token } = useParams({ from: '/quote/$token' })
  const { data, error, isFetching, refetch } = useGetPublicQuote({ token })
  const quote = data?.quote
  // Truncated and revoked links look the same to the customer.
  const broken = isRefusal(error, 'LINK_INVALID') || isRefusal(error, 'VALIDATION')
  const failed = error !== null && !broken && !quote
  return (
    // A page that failed to load belongs to the site and links to its home page.
    <Stack data-company-page={failed ? undefined : ''} w="100%" maw="60rem" m="0 auto" px="md" pb="xl">
      {quote && <QuoteCompany company={quote.company} />}
      <PageTitle mb={0} title={quote?.title ?? site('titles.publicQuote')} />
      {broken && <EmptyState icon={IconBan} title={t('public.gone')} hint={t('public.goneHint')} />}
      {failed && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!quote && !error && <DetailSkeleton />}
      {quote && !broken && <PublicQuote quote={quote} token={token} />}
    </Stack>
  )
}
