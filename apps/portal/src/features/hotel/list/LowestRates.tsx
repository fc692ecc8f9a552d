import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Box, Flex, Group, Money, Text, VisuallyHidden } from '@portal/ui'
import { NetTotal } from '../../../trade/money/NetMoney.tsx'
import { useNetPriceShown } from '../../../trade/money/net-price.ts'
import { FreeUntil, RefundabilityNow } from '../../../trade/order/Refundability.tsx'
import { Meal } from '../rate/RateTerms.tsx'

/** The terms of a hotel's cheapest rate. */
export function LowestTerms({ rate }: { rate: Schemas['LowestRate'] }) {
  const t = useText('hotel')
  const list = useText('hotel/list')
  const { free_cancel_before } = rate
  return (
    <Group gap="0 var(--mantine-spacing-sm)" fz="sm">
      <Text span inherit fw={600}>
        {rate.room_type}
      </Text>
      <Meal text={rate.meal_text} />
      <RefundabilityNow value={rate.refundability_now} calm />
      {rate.refundability_now === 'free' && free_cancel_before && (
        <Text span fz="xs" c="dimmed">
          {list('until')} <FreeUntil deadline={free_cancel_before} />
        </Text>
      )}
      {rate.on_request && (
        <Text span inherit c="var(--mantine-color-orange-light-color)">
          {t('onRequest')}
        </Text>
      )}
    </Group>
  )
}

/** The cheapest refundable rate if the one above is not refundable: selling price and deadline. */
export function FreeCancelPrice({ rate }: { rate: Schemas['LowestFreeRate'] }) {
  const t = useText('hotel')
  const list = useText('hotel/list')
  return (
    <>
      <Text fz="sm" lh={1.4} c="var(--mantine-color-green-light-color)">
        {list('freeFrom')} <Money value={rate.price_per_night} strong />{' '}
        <VisuallyHidden component="span">{t('perNight')} </VisuallyHidden>
        {list('freeCancel')}
      </Text>
      <Text fz="xs" lh={1.35} c="dimmed">
        {list('until')} <FreeUntil deadline={rate.free_cancel_before} />
      </Text>
    </>
  )
}

/** The cheapest rate per night and in total; the net price only for those who may see it. */
export function LowestPrice({ rate, span }: { rate: Schemas['LowestRate']; span: string }) {
  const t = useText('hotel')
  const netShown = useNetPriceShown()
  return (
    <Flex component="p" direction="column" lh={1.35}>
      <span>
        <Text span inherit fz="lg">
          <Money value={rate.price_per_night} strong />
        </Text>{' '}
        <Box component="small" display="inline-block" c="dimmed" fz="xs">
          {t('perNight')}
        </Box>
      </span>
      <Box component="span" display="inline-block" c="dimmed" fz="xs">
        {t('total')} <Money value={rate.total_price} /> {span}
      </Box>
      {netShown && rate.total_settlement_price && (
        <NetTotal label={t('netPrice')} value={rate.total_settlement_price} />
      )}
    </Flex>
  )
}
