import { useText } from '@portal/i18n'
import { Modal, Stack, Text } from '@portal/ui'
import { QrCode } from '../../shared/QrCode.tsx'

interface CustomerCodeDialogProps {
  address: string
  onClose: () => void
}

/** The customer's page as a QR code to scan from the screen. */
export default function CustomerCodeDialog({ address, onClose }: CustomerCodeDialogProps) {
  const t = useText('user/quote/detail')
  return (
    <Modal opened onClose={onClose} title={t('code')} centered>
      <Stack align="center" gap="sm">
        <QrCode text={address} label={t('code')} size={240} />
        <Text size="sm" c="dimmed" ta="center">
          {t('codeHint')}
        </Text>
      </Stack>
    </Modal>
  )
}
