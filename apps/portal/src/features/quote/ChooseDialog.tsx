import { refreshQuotes, type Schemas, useChooseQuoteOption } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, FormDialog, Money, Panel, Textarea, Title } from '@portal/ui'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { useOpenedRecord } from '../../shared/form/use-opened-record.ts'
import { sumOf } from '../../shared/money/decimal.ts'
import { choiceOf, OfferedPrice } from './OfferedPrice.tsx'
import { OptionTerms } from './PublicOption.tsx'

interface ChooseDialogProps {
  token: string
  quote: Schemas['PublicQuote']
  /** The quote as it was first shown; later changes are pointed out. */
  seen: Schemas['PublicQuote']
  picked: ReadonlySet<string>
  /** The choice was received, for this quote. */
  onSent: (quote: Schemas['PublicQuote']) => void
  onClose: () => void
}

/** The customer's choice with a message; it is not a booking yet. */
export default function ChooseDialog({
  token,
  quote: opened,
  seen,
  picked,
  onSent,
  onClose,
}: ChooseDialogProps) {
  const t = useText('quote')
  const choose = useChooseQuoteOption()
  const { record: quote, changed, move } = useOpenedRecord('public_quote', opened, refreshQuotes)
  const options = choiceOf(quote, picked)
  const dropped = seen.options.filter(
    ({ id }) => picked.has(id) && !options.some((option) => option.id === id),
  )
  const company = quote.company.name
  // Another tab or person has chosen too: sending again replaces that choice.
  const chosenMeanwhile = quote.options
    .filter(({ id }) => quote.chosen_option_ids.includes(id) && !opened.chosen_option_ids.includes(id))
    .map(({ title }) => title)
    .join(t('public.titleGap'))
  const form = useCheckedForm({
    keptAs: null,
    initial: { message: '' },
    submit: async ({ message }) => {
      const { version } = quote
      const option_ids = options.map(({ id }) => id)
      const sent = await move(() =>
        choose.mutateAsync({ data: { token, version, option_ids, message: message.trim() } }),
      )
      if (sent) onSent(quote)
      return sent
    },
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('public.chooseTitle')}
      submitLabel={t('public.send')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      canSubmit={options.length > 0}
    >
      {changed && (
        <Alert color="orange" role="alert">
          {chosenMeanwhile ? t('public.chosenMeanwhile', { titles: chosenMeanwhile }) : t('public.changed')}
        </Alert>
      )}
      {dropped.map(({ id, title, subtitle }) => (
        <Alert key={id} color="orange" role="status">
          {t('public.dropped', { title, subtitle })}
        </Alert>
      ))}
      {options.map((option) => (
        <Panel key={option.id} gap={4} p="sm">
          <Title order={3} size="h4">
            {option.title}
          </Title>
          <OptionTerms option={option} />
          <OfferedPrice option={option} before={seen.options.find(({ id }) => id === option.id)} />
        </Panel>
      ))}
      <ChoiceTotal options={options} />
      <p>{t('public.chooseText', { company })}</p>
      <Textarea {...form.field('message')} label={t('public.message')} rows={3} maxLength={500} />
    </FormDialog>
  )
}

/** The number of selected options and their total, if the quote shows prices. */
export function ChoiceTotal({ options }: { options: readonly Schemas['PublicQuoteOption'][] }) {
  const t = useText('quote')
  const total = sumOf(options.flatMap(({ sell_price }) => sell_price ?? []))
  return (
    <span>
      {t('public.picked', { count: options.length })}
      {total && (
        <>
          {' · '}
          <Money value={total} strong />
        </>
      )}
    </span>
  )
}
