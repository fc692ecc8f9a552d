import { type Schemas, useChooseQuoteOption } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { FormDialog, Textarea } from '@portal/ui'
import { useState } from 'react'

interface ChooseDialogProps {
  token: string
  option: Schemas['PublicQuoteOption']
  onClose: () => void
}

/** The customer's choice with a word to the company; it is no booking yet. */
export default function ChooseDialog({ token, option, onClose }: ChooseDialogProps) {
  const t = useText('quote')
  const [message, setMessage] = useState('')
  const choose = useChooseQuoteOption()
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('public.chooseTitle')}
      submitLabel={t('public.choose')}
      onSubmit={() => choose.mutateAsync({ data: { token, option_id: option.id, message: message.trim() } })}
    >
      <p>{t('public.chooseText', { title: option.title })}</p>
      <Textarea
        label={t('public.message')}
        rows={3}
        maxLength={500}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
