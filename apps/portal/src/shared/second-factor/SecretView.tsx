import { useSite } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, IconCopy, Stack, Text } from '@portal/ui'
import { copyText } from '../copy-text.ts'
import { QrCode } from '../QrCode.tsx'
import { keyUri } from './second-factor-code.ts'

interface SecretViewProps {
  secret: string
  account: string
}

/** The secret for an authenticator app, to scan or to type. */
export function SecretView({ secret, account }: SecretViewProps) {
  const t = useText('second-factor')
  const issuer = useSite((site) => site.siteName)
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">{t('scan')}</Text>
      <QrCode text={keyUri(issuer, account, secret)} label={t('qr')} size={200} />
      <Text size="sm" c="dimmed">
        {t('secret')}
      </Text>
      <Text ff="monospace" style={{ overflowWrap: 'anywhere' }}>
        {secret.match(/.{4}/g)?.join(' ')}
      </Text>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconCopy size={14} aria-hidden />}
        onClick={() => void copyText(secret)}
      >
        {t('copySecret')}
      </Button>
    </Stack>
  )
}
