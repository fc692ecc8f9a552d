import { type Schemas, usePublishQuote } from '@portal/api-client'
import { language, useText } from '@portal/i18n'
import { ConfirmDialog } from '@portal/ui'
import { useState } from 'react'
import { isEmail } from '../../shared/form/field-rules.ts'
import { LinkLanguage } from './PublicLink.tsx'

interface PublishDialogProps {
  quote: Schemas['Quote']
  onClose: () => void
}

/** Publishes the customer's page, and e-mails it if an address is known. */
export function SendDialog({ quote, onClose }: PublishDialogProps) {
  const t = useText('user/quote/detail')
  const publish = usePublishQuote()
  const { contact } = quote.customer
  const to = isEmail(contact) ? [contact] : []
  const [chosen, setChosen] = useState(language)
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('sendTitle')}
      confirmLabel={t('send')}
      onConfirm={() => publish.mutateAsync({ data: { id: quote.id, action: 'send', to, language: chosen } })}
    >
      {to.length > 0 ? t('sendMail', { address: contact }) : t('sendLink')}
      {to.length > 0 && <LinkLanguage value={chosen} onChange={setChosen} />}
    </ConfirmDialog>
  )
}

/** Revokes the customer's page. */
export function RevokeDialog({ quote, onClose }: PublishDialogProps) {
  const t = useText('user/quote/detail')
  const publish = usePublishQuote()
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('revokeTitle')}
      confirmLabel={t('revoke')}
      onConfirm={() => publish.mutateAsync({ data: { id: quote.id, action: 'revoke' } })}
      danger
    >
      {t('revokeText')}
    </ConfirmDialog>
  )
}
