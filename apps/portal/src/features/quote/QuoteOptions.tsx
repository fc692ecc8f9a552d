import { isSupported, type Schemas, useConvertQuote } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { language, momentText, useText } from '@portal/i18n'
import { Alert, Button, Flex, Money, Panel, Stack, Text, Title } from '@portal/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { sumOf } from '../../shared/money/decimal.ts'
import { useNetPriceShown } from '../../trade/money/net-price.ts'
import { VisibleMoney } from '../../trade/money/VisibleMoney.tsx'
import { orderPage } from '../../trade/product/facts.ts'
import { bookingOfDraft } from '../../trade/quote/draft-target.ts'
import { Pictures } from './PublicOption.tsx'
import styles from './quote.module.css'

type Option = Schemas['QuoteOption']

interface QuoteOptionsProps {
  quote: Schemas['Quote']
  checks: Readonly<Record<string, Schemas['QuoteOptionCheck']>>
}

const bookable: readonly Schemas['QuoteStatus'][] = ['draft', 'sent', 'viewed', 'chosen']

/** Options with selling price, net price and last check; each can become a booking. */
export function QuoteOptions({ quote, checks }: QuoteOptionsProps) {
  const t = useText('user/quote/detail')
  const labels = useText('quote')
  const holdsNode = useHoldsNode('quote/convert')
  const mayConvert = holdsNode && bookable.includes(quote.status)
  const { start, busy, refusal } = useConversion(quote.id)
  return (
    <>
      {refusal && (
        <Alert role="alert" color="red" mb="md">
          {refusal}
        </Alert>
      )}
      <Flex component="ul" direction="column" gap="sm" aria-label={labels('options')}>
        {quote.options.map((option) => (
          <Panel
            key={option.id}
            component="li"
            className={styles.offer}
            p="md"
            data-chosen={quote.chosen_option_ids.includes(option.id) || undefined}
          >
            <Pictures title={option.title} images={option.images.slice(0, 1)} />
            <Stack gap={4} miw={0} style={{ overflowWrap: 'anywhere' }}>
              <Title order={2} size="h3">
                {option.title}
              </Title>
              {quote.chosen_option_ids.includes(option.id) && <strong>{labels('chosen')}</strong>}
              <Text size="sm">{[option.product_text, option.subtitle].join(' · ')}</Text>
              {option.lines.map((line) => (
                <Text key={line} size="sm">
                  {line}
                </Text>
              ))}
              <Text size="sm">{option.policy[language()]}</Text>
              {option.note && <Text size="sm">{option.note}</Text>}
              {option.booking_id ? (
                <BookedAs option={option} booking_id={option.booking_id} />
              ) : (
                <CheckState option={option} check={checks[option.id]} />
              )}
            </Stack>
            <Flex
              direction="column"
              gap={4}
              align={{ base: 'flex-start', sm: 'flex-end' }}
              ta={{ base: 'start', sm: 'end' }}
            >
              <Price option={option} />
              {mayConvert && !option.booking_id && (
                <Button
                  disabled={option.last_outcome === 'sold_out'}
                  loading={busy === option.id}
                  aria-label={`${t('book')}: ${option.title}, ${option.subtitle}`}
                  onClick={() => void start(option.id)}
                >
                  {t('book')}
                </Button>
              )}
            </Flex>
          </Panel>
        ))}
      </Flex>
      <Totals quote={quote} />
    </>
  )
}

/** The sum of what the customer has chosen, or else of all options. */
function Totals({ quote: { options, chosen_option_ids } }: { quote: Schemas['Quote'] }) {
  const t = useText('user/quote/detail')
  const hotel = useText('hotel')
  const shown = useNetPriceShown()
  const chosen = options.filter(({ id }) => chosen_option_ids.includes(id))
  const counted = chosen.length > 0 ? chosen : options
  const total = sumOf(counted.map(({ sell_price }) => sell_price))
  const net = sumOf(counted.flatMap(({ settlement_price }) => settlement_price ?? []))
  if (options.length < 2 || !total) return null
  return (
    <Text ta="end" mt="sm" px="md">
      {t(chosen.length > 0 ? 'chosenTotal' : 'total', { count: counted.length })}{' '}
      <Money value={total} strong />
      {shown && net && (
        <Text span inherit fz="xs" display="block" c="dimmed">
          {hotel('netPrice')} <Money value={net} />
        </Text>
      )}
    </Text>
  )
}

/** The order made from an option. */
function BookedAs({ option: { product }, booking_id }: { option: Option; booking_id: string }) {
  const t = useText('user/quote/detail')
  return (
    <Text size="sm">
      <strong>{t('booked')}</strong>{' '}
      {isSupported('getOrder') ? (
        <Link to={orderPage(product)} params={{ id: booking_id }}>
          {booking_id}
        </Link>
      ) : (
        booking_id
      )}
    </Text>
  )
}

function Price({ option }: { option: Option }) {
  const t = useText('user/quote/detail')
  const hotel = useText('hotel')
  const shown = useNetPriceShown()
  return (
    <>
      <Text span inherit fz="xl">
        <Money value={option.sell_price} strong />
      </Text>
      {shown && option.settlement_price && (
        <Text span inherit fz="xs" display="block" c="dimmed">
          {hotel('netPrice')} <Money value={option.settlement_price} />
        </Text>
      )}
      {shown && option.markup && (
        <Text span inherit fz="xs" display="block" c="dimmed">
          {t('markup')} <Money value={option.markup} sign="always" />
        </Text>
      )}
    </>
  )
}

interface CheckStateProps {
  option: Option
  check: Schemas['QuoteOptionCheck'] | undefined
}

/** The price's state since it was offered, and what it would be now. */
function CheckState({ option, check }: CheckStateProps) {
  const t = useText('user/quote/detail')
  const same = option.last_outcome === 'available' || option.last_outcome === 'on_request'
  return (
    <Text size="sm" role="status">
      {t('checked', { time: momentText(option.last_checked_time) })}{' '}
      {same ? option.last_outcome_text : <strong>{option.last_outcome_text}</strong>}
      {check?.outcome === 'price_changed' && (
        <>
          {' · '}
          {t('wouldBe')} <VisibleMoney value={check.sell_price} />
          {check.diff && (
            <>
              {' '}
              (<Money value={check.diff} sign="always" />)
            </>
          )}
        </>
      )}
    </Text>
  )
}

/** Turns the customer's choice into a booking form, where the price is checked again. */
function useConversion(id: string) {
  const navigate = useNavigate()
  const convert = useConvertQuote()
  const [busy, setBusy] = useState<string | null>(null)
  // A draft that cannot continue is in the list of drafts.
  const openDraft = (draft: Schemas['Draft']) => navigate(bookingOfDraft(draft) ?? { to: '/user/draft/list' })
  const start = async (option_id: string) => {
    setBusy(option_id)
    try {
      const { draft } = await convert.mutateAsync({ data: { id, option_id } })
      await openDraft(draft)
    } catch {
      // The server's message is above the options.
    } finally {
      setBusy(null)
    }
  }
  return { start, busy, refusal: convert.error?.message ?? null }
}
