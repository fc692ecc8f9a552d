import { isRefusal, type Schemas, usePublicQuote } from '@portal/api-client'
import { formatTime, language, useText } from '@portal/i18n'
import { Alert, Button, DetailSkeleton, EmptyState, lateDialog, Money, PageTitle } from '@portal/ui'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadError } from '../../shared/LoadError.tsx'
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
    <div className={styles.page}>
      <PageTitle title={quote?.title ?? site('titles.publicQuote')} />
      {gone && <EmptyState title={t('public.gone')} hint={t('public.goneHint')} />}
      {error && !gone && !quote && (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!quote && !error && <DetailSkeleton />}
      {quote && <PublicQuote quote={quote} token={token} />}
    </div>
  )
}

function PublicQuote({ quote, token }: { quote: Schemas['PublicQuote']; token: string }) {
  const t = useText('quote')
  const [chosen, setChosen] = useState<Option | null>(null)
  const { company_name: company, customer_name: customer } = quote
  const choosing = open.includes(quote.status)
  return (
    <>
      <p className={styles.lead}>
        {t('public.from', { company, customer })}{' '}
        <span className={styles.until}>
          {t('validUntil', { time: formatTime(quote.expire_time, 'yyyy-mm-dd hh:MM') })}
        </span>
      </p>
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
      <ul className={styles.options} aria-label={t('options')}>
        {quote.options.map((option) => (
          <PublicOption
            key={option.id}
            option={option}
            chosen={option.id === quote.chosen_option_id}
            onChoose={choosing ? () => setChosen(option) : undefined}
          />
        ))}
      </ul>
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
      <div className={styles.words}>
        <h2 className={styles.title}>{option.title}</h2>
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
      </div>
      <div className={styles.side}>
        {option.sell_price && (
          <span className={styles.price}>
            <Money value={option.sell_price} strong />
          </span>
        )}
        {onChoose && !soldOut && !chosen && (
          <Button
            onClick={onChoose}
            aria-label={`${t('public.choose')}: ${option.title}, ${option.subtitle}`}
          >
            {t('public.choose')}
          </Button>
        )}
      </div>
    </li>
  )
}
