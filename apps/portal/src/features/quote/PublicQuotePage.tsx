import { isRefusal, type Schemas, usePublicQuote } from '@portal/api-client'
import { formatTime, language, useText } from '@portal/i18n'
import {
  Alert,
  Button,
  DetailSkeleton,
  EmptyState,
  Flex,
  lateDialog,
  Money,
  PageTitle,
  Stack,
  Text,
  Title,
} from '@portal/ui'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadError } from '../../shared/error/LoadError.tsx'
import styles from './quote.module.css'

const ChooseDialog = lateDialog(() => import('./ChooseDialog.tsx'))

type Option = Schemas['PublicQuoteOption']

const open: readonly Schemas['QuoteStatus'][] = ['sent', 'viewed', 'chosen']

/** What the customer sees: the options with selling prices at most, and a choice. No sign-in, no net price. */
export function PublicQuotePage() {
  const t = useText('quote')
  const site = useText('site')
  const { token } = useParams({ from: '/quote/$token' })
  const { data, error, isFetching, refetch } = usePublicQuote({ token })
  const quote = data?.quote
  const gone = isRefusal(error, 'LINK_INVALID')
  return (
    <Stack w="100%" maw="53.25rem" m="0 auto" p="0 16px 32px">
      <PageTitle mb={0} title={quote?.title ?? site('titles.publicQuote')} />
      {gone && <EmptyState title={t('public.gone')} hint={t('public.goneHint')} />}
      {error && !gone && !quote && (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!quote && !error && <DetailSkeleton />}
      {quote && <PublicQuote quote={quote} token={token} />}
    </Stack>
  )
}

function PublicQuote({ quote, token }: { quote: Schemas['PublicQuote']; token: string }) {
  const t = useText('quote')
  const [chosen, setChosen] = useState<Option | null>(null)
  const { company_name: company, customer_name: customer } = quote
  const choosing = open.includes(quote.status)
  return (
    <>
      <Text c="dimmed">
        {t('public.from', { company, customer })}{' '}
        <Text span inherit style={{ whiteSpace: 'nowrap' }}>
          {t('validUntil', { time: formatTime(quote.expire_time, 'yyyy-mm-dd hh:MM') })}
        </Text>
      </Text>
      {!choosing && (
        <Alert role="status" color="orange">
          {t('public.closed', { status: quote.status_text })}
        </Alert>
      )}
      {quote.chosen_option_id && choosing && (
        <Alert role="status" color="green">
          {t('public.thanks', { company })}
        </Alert>
      )}
      <Flex component="ul" direction="column" gap="sm" aria-label={t('options')}>
        {quote.options.map((option) => (
          <PublicOption
            key={option.id}
            option={option}
            chosen={option.id === quote.chosen_option_id}
            onChoose={choosing ? () => setChosen(option) : undefined}
          />
        ))}
      </Flex>
      {chosen && <ChooseDialog token={token} option={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

interface PublicOptionProps {
  option: Option
  chosen: boolean
  onChoose: (() => void) | undefined
}

function PublicOption({ option, chosen, onChoose }: PublicOptionProps) {
  const t = useText('quote')
  const soldOut = option.last_outcome === 'sold_out'
  return (
    <li className={styles.option} data-chosen={chosen || undefined}>
      <Stack gap={4} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Title order={2} size="h3">
          {option.title}
        </Title>
        {chosen && <strong>{t('chosen')}</strong>}
        <p className={styles.text}>{[option.product_text, option.subtitle].join(' · ')}</p>
        {option.lines.map((line) => (
          <p key={line} className={styles.text}>
            {line}
          </p>
        ))}
        {option.policy && <p className={styles.text}>{option.policy[language()]}</p>}
        {option.note && <p className={styles.text}>{option.note}</p>}
        {soldOut && <p className={styles.text}>{option.last_outcome_text}</p>}
      </Stack>
      <Flex
        direction="column"
        gap={4}
        align={{ base: 'flex-start', sm: 'flex-end' }}
        ta={{ base: 'start', sm: 'end' }}
      >
        {option.sell_price && (
          <Text span inherit fz="xl">
            <Money value={option.sell_price} strong />
          </Text>
        )}
        {onChoose && !soldOut && !chosen && (
          <Button
            onClick={onChoose}
            aria-label={`${t('public.choose')}: ${option.title}, ${option.subtitle}`}
          >
            {t('public.choose')}
          </Button>
        )}
      </Flex>
    </li>
  )
}
