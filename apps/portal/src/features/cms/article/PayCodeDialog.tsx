import { type Schemas, useCheckContentPayment } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Flex, Loader, Modal, notify, Stack, Text } from '@portal/ui'
import { useEffect, useEffectEvent } from 'react'
import { QrCode } from '../../../shared/QrCode.tsx'
import { paidAmount } from '../ContentStatus.tsx'

interface PayCodeDialogProps {
  payment: Schemas['ContentPaymentAnswer']
  onClose: () => void
}

/** As in the contract (ms). */
const askEvery = 3000

/** Shows the QR code and polls until it is paid or the dialog is closed. */
export default function PayCodeDialog({ payment: { info, pay }, onClose }: PayCodeDialogProps) {
  const t = useText('cms/info')
  const cms = useText('cms')
  const check = useCheckContentPayment({ request: { background: true } })
  const ask = useEffectEvent(() => {
    if (check.isPending) return
    check.mutate(
      { params: { id: info.id } },
      {
        onSuccess: () => {
          notify.success(t('pay.paid'))
          onClose()
        },
      },
    )
  })
  useEffect(() => {
    const timer = setInterval(() => ask(), askEvery)
    return () => clearInterval(timer)
  }, [])
  const price = paidAmount(info.amount, info.type)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('pay.scan', { way: cms(`payTypes.${info.type}`), price })}
      centered
      closeOnClickOutside={false}
    >
      <Stack gap="sm" align="center">
        {pay && <QrCode text={pay.code_url} label={t('pay.code')} size={220} />}
        <Flex role="status" component="p" gap="xs" align="center">
          <Loader size="xs" aria-hidden /> {t('pay.waiting')}
        </Flex>
        <Text size="sm" c="dimmed">
          {t('pay.number', { sn: info.sn })}
        </Text>
      </Stack>
    </Modal>
  )
}
