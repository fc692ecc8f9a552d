import type { Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Alert, Button, Group, IconEdit, IconMail, IconRefresh, lazyDialog } from '@portal/ui'
import { useState } from 'react'
import { NetPriceSwitch } from '../../trade/money/NetPriceSwitch.tsx'
import { PublicLink } from './PublicLink.tsx'
import { QuoteTrip } from './QuoteTrip.tsx'
import type { QuoteCheck } from './use-quote-check.ts'

const EditQuoteDialog = lazyDialog(() => import('./EditQuoteDialog.tsx'))
const SendDialog = lazyDialog(async () => ({ default: (await import('./PublishDialogs.tsx')).SendDialog }))
const RevokeDialog = lazyDialog(async () => ({
  default: (await import('./PublishDialogs.tsx')).RevokeDialog,
}))

interface QuoteActionsProps {
  quote: Schemas['Quote']
  check: QuoteCheck
}

const sendable: readonly Schemas['QuoteStatus'][] = ['draft', 'sent', 'viewed', 'revoked']
const revocable: readonly Schemas['QuoteStatus'][] = ['sent', 'viewed', 'chosen', 'expired']

/** Check, edit, send and revoke, as status and permissions allow. */
export function QuoteActions({ quote, check }: QuoteActionsProps) {
  const t = useText('user/quote/detail')
  const maySave = useHoldsNode('quote/save')
  const mayPublish = useHoldsNode('quote/publish')
  const [open, setOpen] = useState<'edit' | 'send' | 'revoke' | null>(null)
  const close = () => setOpen(null)
  const address = quote.public_url && new URL(quote.public_url, window.location.origin).href
  return (
    <>
      <Group gap="xs" mb="md" role="group" aria-label={t('actions')}>
        {maySave && quote.status !== 'booked' && (
          <>
            <Button
              variant="default"
              loading={check.busy}
              leftSection={<IconRefresh size={16} aria-hidden />}
              onClick={check.run}
            >
              {t('recheck')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconEdit size={16} aria-hidden />}
              onClick={() => setOpen('edit')}
            >
              {t('edit')}
            </Button>
          </>
        )}
        {mayPublish && sendable.includes(quote.status) && (
          <Button
            {...(quote.public_url && { variant: 'default' })}
            leftSection={<IconMail size={16} aria-hidden />}
            onClick={() => setOpen('send')}
          >
            {quote.public_url ? t('sendAgain') : t('send')}
          </Button>
        )}
        {mayPublish && revocable.includes(quote.status) && (
          <Button variant="default" onClick={() => setOpen('revoke')}>
            {t('revoke')}
          </Button>
        )}
        <QuoteTrip quote={quote} />
        <NetPriceSwitch />
      </Group>
      {check.refusal && (
        <Alert role="alert" color="orange" mb="md">
          {check.refusal}
        </Alert>
      )}
      {address && <PublicLink quote={quote} page={address} />}
      {open === 'edit' && <EditQuoteDialog quote={quote} onClose={close} />}
      {open === 'send' && <SendDialog quote={quote} onClose={close} />}
      {open === 'revoke' && <RevokeDialog quote={quote} onClose={close} />}
    </>
  )
}
