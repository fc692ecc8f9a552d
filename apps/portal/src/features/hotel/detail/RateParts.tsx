import type { Schemas } from '@portal/api-client'
import { formatMoney, formatRemaining, useText } from '@portal/i18n'
import { Flex, Money, Stack, Text, Title, useNow } from '@portal/ui'
import { useNetPriceShown } from '../../../trade/money/net-price.ts'
import { CancellationTimeline } from '../../../trade/order/CancellationTimeline.tsx'
import { PriceLines } from '../../../trade/order/PriceLines.tsx'
import { FreeUntil, RefundabilityNow } from '../../../trade/order/Refundability.tsx'
import { RoomPolicies, StrictRooms } from '../../../trade/order/RoomPolicies.tsx'
import { FeeNow } from '../rate/RateTerms.tsx'

type Rate = Schemas['Rate']

const dayMs = 86_400_000

/** Facts to know before booking, in one line if they fit. */
export function RateNotes({ rate }: { rate: Rate }) {
  const t = useText('hotel')
  const channels = rate.pay_channels.map((channel) => t(`channels.${channel}`)).join(' · ')
  const onSite = rate.charges.filter(({ included, payable }) => !included && payable === 'on_site')
  return (
    <>
      {rate.allotment_left !== null && rate.allotment_left <= 5 && (
        <Text span inherit c="var(--mantine-color-red-light-color)">
          {t('roomsLeft', { count: rate.allotment_left })}
        </Text>
      )}
      {onSite.map(({ code, name, calculation, money }) => (
        <span key={code}>+ {t('onSpot', { name, calculation: calculation ?? formatMoney(money) })}</span>
      ))}
      {rate.promotions.length > 0 && (
        <Text span inherit c="var(--mantine-color-green-light-color)">
          {rate.promotions.join(' · ')}
        </Text>
      )}
      {rate.outcome === 'on_request' && <span>{t('onRequestHint')}</span>}
      <span>{t('channels.are', { channels })}</span>
      {rate.remarks.map((remark) => (
        <span key={remark}>{remark}</span>
      ))}
      {rate.nationality_rule && (
        <Text span inherit c="var(--mantine-color-orange-light-color)">
          {t('nationalityRule', { rule: rate.nationality_rule.text })}
        </Text>
      )}
    </>
  )
}

/** The free cancellation deadline or the current fee; the last day is counted down. */
export function RateCancelling({ rate }: { rate: Rate }) {
  const t = useText('hotel/detail')
  const common = useText('common')
  const now = useNow()
  const { free_cancel_before: free } = rate.cancellation_policy
  const left = free ? Date.parse(free.utc) - now : 0
  return (
    <Stack gap={0}>
      <RefundabilityNow value={rate.refundability_now} calm />
      <Text span fz="xs" c="dimmed">
        <FeeNow rate={rate} />
      </Text>
      {rate.refundability_now === 'free' && free && (
        <Text span fz="xs" c="dimmed">
          {t('until')} <FreeUntil deadline={free} />
          {left < dayMs && (
            <Text span inherit fw={600} c="var(--mantine-color-orange-text)">
              {' · '}
              {left > 0
                ? common('deadline.left', { time: formatRemaining(left) })
                : common('deadline.passed')}
            </Text>
          )}
        </Text>
      )}
    </Stack>
  )
}

/** The full terms and prices of a rate; rendered when unfolded, since a hotel has dozens of rates. */
export function RateTermsInFull({ rate, tz }: { rate: Rate; tz: string }) {
  const hotel = useText('hotel')
  const now = useNow()
  const shown = useNetPriceShown()
  const { cancellation_policy: policy } = rate
  return (
    <Stack gap="xs" pt="xs">
      <Title order={4}>{hotel('policy.title')}</Title>
      {policy.non_refundable && (
        <Text size="sm" m="2px 0 0" c="dimmed">
          {hotel('nonRefundable')}
        </Text>
      )}
      <StrictRooms rooms={rate.rooms} />
      <CancellationTimeline tiers={policy.tiers} tz={tz} now={now} noShow={policy.no_show} amounts={shown} />
      <RoomPolicies rooms={rate.rooms} tz={tz} now={now} amounts={shown} />
      <Title order={4}>{hotel('price.title')}</Title>
      <PriceLines nightly={rate.nightly} charges={rate.charges} rooms={rate.rooms} />
    </Stack>
  )
}

/** Total and price per night. */
export function RatePrice({ rate }: { rate: Rate }) {
  const t = useText('hotel')
  return (
    <Flex component="p" direction="column" lh={1.35}>
      <span>
        <Text span inherit fz="xs" c="dimmed">
          {t('total')}
        </Text>{' '}
        <Text span inherit fz="lg">
          <Money value={rate.total_price} strong />
        </Text>
      </span>
      <Text span inherit fz="xs" c="dimmed">
        <Money value={rate.price_per_night} /> {t('perNight')}
      </Text>
    </Flex>
  )
}

/** The settlement price; renders nothing where it is hidden. */
export function RateNet({ rate }: { rate: Rate }) {
  const t = useText('hotel')
  const shown = useNetPriceShown()
  if (!shown || !rate.total_settlement_price) return null
  return (
    <Flex component="p" direction="column" fz="xs" c="dimmed" lh={1.35}>
      <span>{t('netPrice')}</span>
      <Text span inherit fz="sm">
        <Money value={rate.total_settlement_price} />
      </Text>
    </Flex>
  )
}
