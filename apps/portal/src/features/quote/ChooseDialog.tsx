import { type Schemas, useChooseQuoteOption } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { FormDialog, Money, Panel, Textarea, Title } from '@portal/ui'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { ChoiceTotal } from './ChoiceTotal.tsx'
import { OptionTerms } from './OptionTerms.tsx'

interface ChooseDialogProps {
  token: string
  company: string
  options: readonly Schemas['PublicQuoteOption'][]
  onClose: () => void
}

/** The customer's choice, with what is chosen before their eyes and a message; it is no booking yet. */
export default function ChooseDialog({ token, company, options, onClose }: ChooseDialogProps) {
  const t = useText('quote')
  const choose = useChooseQuoteOption()
  const form = useCheckedForm({
    initial: { message: '' },
    submit: ({ message }) =>
      choose.mutateAsync({
        data: { token, option_ids: options.map(({ id }) => id), message: message.trim() },
      }),
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('public.chooseTitle')}
      submitLabel={t('public.send')}
      onSubmit={form.submit}
    >
      {options.map((option) => (
        <Panel key={option.id} gap={4} p="sm">
          <Title order={3} size="h4">
            {option.title}
          </Title>
          <OptionTerms option={option} />
          {option.sell_price && <Money value={option.sell_price} strong />}
        </Panel>
      ))}
      <ChoiceTotal options={options} />
      <p>{t('public.chooseText', { company })}</p>
      <Textarea {...form.field('message')} label={t('public.message')} rows={3} maxLength={500} />
    </FormDialog>
  )
}
