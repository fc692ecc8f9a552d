import type { Schemas } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { Alert, Button, Flex, Group, IconPrinter, lateDialog, Text } from '@portal/ui'
import { useState } from 'react'
import { PublicOption } from './PublicOption.tsx'

const ChooseDialog = lateDialog(() => import('./ChooseDialog.tsx'))

type Option = Schemas['PublicQuoteOption']

const open: readonly Schemas['QuoteStatus'][] = ['sent', 'viewed', 'chosen']

/** A quote that could be opened: until when it holds, what was chosen, and its options. */
export function PublicQuote({ quote, token }: { quote: Schemas['PublicQuote']; token: string }) {
  const t = useText('quote')
  const [chosen, setChosen] = useState<Option | null>(null)
  const company = quote.company.name
  const choosing = open.includes(quote.status)
  const until = formatTime(quote.expire_time, 'yyyy-mm-dd hh:MM')
  return (
    <>
      <Group justify="space-between" gap="4px 16px">
        <Text c="dimmed">
          {t('public.from', { company, customer: quote.customer_name })}{' '}
          <Text span inherit style={{ whiteSpace: 'nowrap' }}>
            {t('validUntil', { time: until })}
          </Text>
        </Text>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('public.print')}
        </Button>
      </Group>
      {!choosing && (
        <Alert role="status" color="orange">
          {quote.status === 'expired'
            ? t('public.expired', { company, time: until })
            : t('public.closed', { company })}
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
            company={company}
            chosen={option.id === quote.chosen_option_id}
            open={choosing}
            onChoose={() => setChosen(option)}
          />
        ))}
      </Flex>
      {chosen && (
        <ChooseDialog token={token} company={company} option={chosen} onClose={() => setChosen(null)} />
      )}
    </>
  )
}
