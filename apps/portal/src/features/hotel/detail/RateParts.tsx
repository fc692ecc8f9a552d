import type { Schemas } from '@portal/api-client'
import { useIsSignedIn } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Flex, Money, Stack, Text, Title, useNow } from '@portal/ui'
import { useState } from 'react'
import { useNetPriceShown } from '../../../shared/money/net-price.ts'
import { CancellationTimeline } from '../../../shared/order/CancellationTimeline.tsx'
import { PriceLines } from '../../../shared/order/PriceLines.tsx'
import styles from './RoomRates.module.css'

type Rate = Schemas['Rate']

/** Payment, remarks and rules that must be read before booking. */
export function RateNotes({ rate }: { rate: Rate }) {
  const t = useText('hotel')
  const channels = rate.pay_channels.map((channel) => t(`channels.${channel}`)).join(' · ')
  return (
    <>
      <Text size="sm" m="2px 0 0" c="dimmed">
        {t('channels.label')}: {channels}
      </Text>
      {rate.promotions.length > 0 && (
        <Text size="sm" m="2px 0 0" c="var(--mantine-color-green-light-color)">
          {rate.promotions.join(' · ')}
        </Text>
      )}
      {rate.remarks.map((remark) => (
        <Text key={remark} size="sm" m="2px 0 0" c="dimmed">
          {remark}
        </Text>
      ))}
      {rate.nationality_rule && (
        <Text size="sm" m="2px 0 0" c="var(--mantine-color-orange-light-color)">
          {t('nationalityRule')}: {rate.nationality_rule.text}
        </Text>
      )}
    </>
  )
}

/** Its terms and prices in full, folded; drawn when they are first unfolded, since a hotel has dozens of rates. */
export function RateDetails({ rate, tz }: { rate: Rate; tz: string }) {
  const t = useText('hotel/detail')
  const [drawn, setDrawn] = useState(false)
  return (
    <details
      className={styles.details}
      onToggle={({ currentTarget }) => setDrawn(drawn || currentTarget.open)}
    >
      <summary>{t('terms')}</summary>
      {drawn && <Terms rate={rate} tz={tz} />}
    </details>
  )
}

function Terms({ rate, tz }: { rate: Rate; tz: string }) {
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
      <CancellationTimeline tiers={policy.tiers} tz={tz} now={now} noShow={policy.no_show} amounts={shown} />
      <Title order={4}>{hotel('price.title')}</Title>
      <PriceLines nightly={rate.nightly} charges={rate.charges} />
    </Stack>
  )
}

/** By night and in total, and what is paid at the hotel. */
export function RatePrice({ rate }: { rate: Rate }) {
  const t = useText('hotel')
  const shown = useNetPriceShown()
  const signedIn = useIsSignedIn()
  const onSite = rate.charges.filter(({ included, payable }) => !included && payable === 'on_site')
  return (
    <Flex component="p" direction="column">
      <Text span inherit fz="xs" c="dimmed">
        <Money value={rate.price_per_night} /> {t('perNight')}
      </Text>
      <span>
        <Text span inherit fz="xs" c="dimmed">
          {t('total')}
        </Text>{' '}
        <Text span inherit fz="xl">
          <Money value={rate.total_price} strong />
        </Text>
      </span>
      {shown && rate.total_settlement_price && (
        <Text span inherit fz="xs" c="dimmed">
          {t('netPrice')} <Money value={rate.total_settlement_price} />
        </Text>
      )}
      {!signedIn && (
        <Text span inherit fz="xs" c="dimmed">
          {t('netAfterLogin')}
        </Text>
      )}
      {onSite.map(({ code, name, money, basis }) => (
        <Text key={code} span inherit fz="xs" c="dimmed">
          + <Money value={money} /> {t('onSpot', { name, basis: t(`price.basis.${basis}`) })}
        </Text>
      ))}
    </Flex>
  )
}
