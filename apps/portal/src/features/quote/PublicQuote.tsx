import type { Schemas } from '@portal/api-client'
import { momentText, useText } from '@portal/i18n'
import { Alert, Button, Flex, Group, IconPrinter, lazyDialog, Text } from '@portal/ui'
import { useState } from 'react'
import { FootBar } from '../../shared/FootBar.tsx'
import { ChoiceTotal } from './ChooseDialog.tsx'
import { PublicOption } from './PublicOption.tsx'

const ChooseDialog = lazyDialog(() => import('./ChooseDialog.tsx'))

const open: readonly Schemas['QuoteStatus'][] = ['sent', 'viewed', 'chosen']

/** An opened quote: validity, earlier choice, and options. */
export function PublicQuote({ quote, token }: { quote: Schemas['PublicQuote']; token: string }) {
  const t = useText('quote')
  const [sending, setSending] = useState(false)
  // Null until changed: then the last sent selection counts.
  const [changed, setChanged] = useState<ReadonlySet<string> | null>(null)
  // If the agency has changed a price, the first one is shown beside it.
  const [seen, setSeen] = useState(quote)
  const company = quote.company.name
  const choosing = open.includes(quote.status)
  const until = momentText(quote.expire_time)
  const sent = new Set(quote.chosen_option_ids)
  const picked = changed ?? sent
  const options = quote.options.filter(({ id }) => picked.has(id))
  const isNew = options.length !== sent.size || options.some(({ id }) => !sent.has(id))
  const pick = (id: string, isPicked: boolean) => {
    const next = new Set(picked)
    if (isPicked) next.add(id)
    else next.delete(id)
    setChanged(next)
  }
  return (
    <>
      <Group justify="space-between" gap="4px var(--mantine-spacing-md)">
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
      {sent.size > 0 && choosing && !isNew && (
        <Alert role="status" color="green">
          {t('public.thanks', { company })}
        </Alert>
      )}
      <Flex component="ul" direction="column" gap="sm" aria-label={t('options')}>
        {quote.options.map((option) => (
          <PublicOption
            key={option.id}
            option={option}
            before={seen.options.find(({ id }) => id === option.id)}
            company={company}
            chosen={sent.has(option.id)}
            open={choosing}
            picked={picked.has(option.id)}
            onPick={(isPicked) => pick(option.id, isPicked)}
          />
        ))}
      </Flex>
      {choosing && isNew && options.length > 0 && (
        <FootBar label={t('public.chooseTitle')}>
          <span role="status">
            <ChoiceTotal options={options} />
          </span>
          <Button onClick={() => setSending(true)}>{t('public.send')}</Button>
        </FootBar>
      )}
      {sending && (
        <ChooseDialog
          token={token}
          quote={quote}
          seen={seen}
          picked={picked}
          onSent={setSeen}
          onClose={() => setSending(false)}
        />
      )}
    </>
  )
}
