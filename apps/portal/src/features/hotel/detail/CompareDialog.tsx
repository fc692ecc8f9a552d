import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, Modal, Money, Table, Text, usePhone } from '@portal/ui'
import type { ReactNode } from 'react'
import { useNetPriceShown } from '../../../trade/money/net-price.ts'
import { Charges } from '../../../trade/order/PriceLines.tsx'
import { RateDeadline, RefundabilityNow } from '../../../trade/order/Refundability.tsx'
import { RoomBeds, RoomMeals } from '../rate/RateTerms.tsx'
import styles from './CompareDialog.module.css'

type Rate = Schemas['Rate']

interface CompareDialogProps {
  rates: readonly Rate[]
  onClose: () => void
  onBook: (rate: Rate) => void
}

/** Compares rates side by side, line by line. */
export default function CompareDialog({ rates, onClose, onBook }: CompareDialogProps) {
  const t = useText('hotel/detail')
  const hotel = useText('hotel')
  const phone = usePhone()
  const netShown = useNetPriceShown()
  const lines: [string, (rate: Rate) => ReactNode][] = [
    [hotel('total'), (rate) => <Money value={rate.total_price} strong />],
    [hotel('perNight'), (rate) => <Money value={rate.price_per_night} />],
    ...(netShown && rates.some(({ total_settlement_price: net }) => net)
      ? ([
          [
            hotel('netPrice'),
            (rate) => rate.total_settlement_price && <Money value={rate.total_settlement_price} />,
          ],
        ] satisfies [string, (rate: Rate) => ReactNode][])
      : []),
    [t('compare.meal'), (rate) => <RoomMeals rooms={rate.rooms} />],
    [t('compare.bed'), (rate) => <RoomBeds rooms={rate.rooms} />],
    [
      hotel('policy.title'),
      (rate) => (
        <>
          <RefundabilityNow value={rate.refundability_now} />
          <RateDeadline rate={rate} />
        </>
      ),
    ],
    [t('compare.charges'), (rate) => <Charges heading="h3" charges={rate.charges} />],
    [
      hotel('channels.label'),
      (rate) => rate.pay_channels.map((channel) => hotel(`channels.${channel}`)).join(' · '),
    ],
    [
      t('compare.left'),
      (rate) => (rate.allotment_left === null ? t('compare.leftUnknown') : rate.allotment_left),
    ],
    [hotel('remarks'), (rate) => [...rate.remarks, ...rate.promotions].join(' · ') || '–'],
  ]
  const bookLabel = ({ outcome }: Rate) => hotel(outcome === 'on_request' ? 'bookOnRequest' : 'book')
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('compare.title', { count: rates.length })}
      size="min(73.75rem, 96vw)"
      fullScreen={phone}
    >
      <Table.ScrollContainer minWidth={phone ? 76 + rates.length * 156 : 96 + rates.length * 240}>
        <Table className={styles.table} layout="fixed" verticalSpacing={6} horizontalSpacing={phone ? 6 : 12}>
          <Table.Thead>
            <Table.Tr>
              <Table.Td className={styles.corner} />
              {rates.map((rate) => (
                <Table.Th key={rate.rate_id} scope="col">
                  {rate.room_type}
                  <Text span inherit display="block" c="dimmed" fw={400}>
                    {rate.name}
                  </Text>
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map(([label, show]) => (
              <Table.Tr key={label}>
                <Table.Th scope="row">{label}</Table.Th>
                {rates.map((rate) => (
                  <Table.Td key={rate.rate_id}>{show(rate)}</Table.Td>
                ))}
              </Table.Tr>
            ))}
            <Table.Tr>
              <Table.Td />
              {rates.map((rate) => (
                <Table.Td key={rate.rate_id}>
                  <Button
                    size="xs"
                    onClick={() => onBook(rate)}
                    aria-label={`${bookLabel(rate)}: ${rate.room_type}, ${rate.name}`}
                  >
                    {bookLabel(rate)}
                  </Button>
                </Table.Td>
              ))}
            </Table.Tr>
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Modal>
  )
}
