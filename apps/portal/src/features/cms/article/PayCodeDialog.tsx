import { type Schemas, useCheckContentPayment } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Flex, Loader, Modal, notify, Stack, Text } from '@portal/ui'
import { encodeQR } from 'qr'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { paidAmount } from '../ContentStatus.tsx'
import styles from './article.module.css'

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
        {pay && <QrCode text={pay.code_url} label={t('pay.code')} />}
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

/** Always black on white, because phones cannot read anything else. */
function QrCode({ text, label }: { text: string; label: string }) {
  const bits = useMemo(() => encodeQR(text, 'raw', { border: 2 }), [text])
  const dark = bits.flatMap((row, y) => row.flatMap((bit, x) => (bit ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${bits.length} ${bits.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  )
}
