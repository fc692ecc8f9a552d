import { type Schemas, useChooseQuoteOption } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { FormDialog, Textarea } from '@portal/ui'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'

interface ChooseDialogProps {
  token: string
  option: Schemas['PublicQuoteOption']
  onClose: () => void
}

/** The customer's choice with a word to the company; it is no booking yet. */
export default function ChooseDialog({ token, option, onClose }: ChooseDialogProps) {
  const t = useText('quote')
  const choose = useChooseQuoteOption()
  const form = useCheckedForm({
    initial: { message: '' },
    submit: ({ message }) =>
      choose.mutateAsync({ data: { token, option_id: option.id, message: message.trim() } }),
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('public.chooseTitle')}
      submitLabel={t('public.choose')}
      onSubmit={form.submit}
    >
      <p>{t('public.chooseText', { title: option.title })}</p>
      <Textarea {...form.field('message')} label={t('public.message')} rows={3} maxLength={500} />
    </FormDialog>
  )
}
