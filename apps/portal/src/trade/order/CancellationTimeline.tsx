import type { Schemas } from '@portal/api-client'
import { formatDeadline, formatMoney, useText } from '@portal/i18n'
import { Box, Flex, IconAlertTriangle, IconBan, IconCircleCheck, Text } from '@portal/ui'
import { Fragment } from 'react'
import styles from './CancellationTimeline.module.css'
import {
  type CancellationSegment,
  cancellationSegments,
  type PenaltyTone,
  useFeeText,
} from './cancellation-segments.ts'

interface CancellationTimelineProps {
  tiers: readonly Schemas['PenaltyTier'][]
  /** IANA zone of the hotel. */
  tz: string
  /** The current time, epoch ms; null if it can no longer be cancelled. */
  now: number | null
  noShow?: Schemas['NoShowPenalty']
  /** False while net prices are hidden: a fee's amount would reveal them, so it is shown as a share of the price. */
  amounts?: boolean
  /** Name of the local time; by default the hotel's. */
  clock?: string
}

const icons: Record<PenaltyTone, typeof IconBan> = {
  free: IconCircleCheck,
  fee: IconAlertTriangle,
  full: IconBan,
}

/** The cancellation fee in each period, in the operator's and the hotel's time; the current period is marked. */
export function CancellationTimeline(props: CancellationTimelineProps) {
  const { tiers, tz, now, noShow, amounts = true } = props
  const t = useText('hotel')
  const clock = props.clock ?? t('policy.hotelClock')
  const { part } = useFeeText(amounts)
  return (
    <div className={styles.policy}>
      <Flex component="ol" direction="column" gap={4} aria-label={t('policy.stretches')}>
        {cancellationSegments(tiers, now).map((segment) => (
          <Stretch
            key={segment.tier.from_utc ?? 'booking'}
            segment={segment}
            tz={tz}
            amounts={amounts}
            clock={clock}
          />
        ))}
      </Flex>
      {noShow && (
        <Text size="sm" mt="xs" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {amounts
            ? t('policy.noShow', { money: formatMoney(noShow.amount) })
            : t('policy.noShowPart', { part: part(noShow) })}
        </Text>
      )}
    </div>
  )
}

interface StretchProps {
  segment: CancellationSegment
  tz: string
  amounts: boolean
  clock: string
}

function Stretch({ segment, tz, amounts, clock }: StretchProps) {
  const t = useText('hotel')
  const { fee } = useFeeText(amounts)
  const { tone, current, over, tier } = segment
  const Icon = icons[tone]
  const text = tone === 'free' ? t('policy.free') : fee(tone, tier)
  return (
    <li
      className={styles.stretch}
      data-tone={tone}
      data-over={over || undefined}
      aria-current={current ? 'step' : undefined}
    >
      <div className={styles.cost}>
        <p className={styles.text}>
          <Icon size={16} aria-hidden className={styles.icon} />
          <span>{text}</span>
          {current && (
            <Box component="span" flex="none" p="0 6px" bd="1px solid var(--tone)" bdrs={10} fz="xs">
              {t('policy.now')}
            </Box>
          )}
        </p>
        {tone === 'fee' && amounts && (
          <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('policy.refund', { money: formatMoney(tier.refund) })}
          </Text>
        )}
      </div>
      <Clocks from={tier.from_utc} to={tier.to_utc} tz={tz} place={clock} />
    </li>
  )
}

interface ClocksProps {
  from: string | null
  to: string | null
  tz: string
  /** Name of the local time. */
  place: string
}

/** Start and end of a period, one line per time zone. */
function Clocks({ from, to, tz, place }: ClocksProps) {
  const t = useText('hotel')
  const ends = {
    from: from === null ? null : formatDeadline(from, tz),
    to: to === null ? null : formatDeadline(to, tz),
  }
  const same = (ends.from ?? ends.to)?.same ?? true
  const line = (clock: 'place' | 'operator') => {
    const [begin, end] = [ends.from?.[clock], ends.to?.[clock]]
    // The offset changes in between, so each time shows it.
    const differ = begin && end && begin.offset !== end.offset
    const timeOf = (moment: typeof begin) =>
      moment && (differ ? `${moment.time} (${moment.offset})` : moment.time)
    const [from, to] = [timeOf(begin), timeOf(end)]
    const offset = differ ? '' : (begin ?? end)?.offset
    return (
      <Flex
        component="p"
        gap="0 var(--mantine-spacing-xs)"
        align="baseline"
        wrap="wrap"
        fz="sm"
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        <Text span inherit fz="xs" flex="none" miw="8.25rem" c="dimmed">
          {clock === 'place' ? place : t('policy.yourClock')} {offset}
        </Text>{' '}
        <span>
          {from && to && unbroken(t('policy.between', { from: gap, to: gap }), from, to)}
          {from && !to && unbroken(t('policy.from', { time: gap }), from)}
          {!from && (to ? unbroken(t('policy.until', { time: gap }), to) : t('policy.fromBooking'))}
        </span>
      </Flex>
    )
  }
  return (
    <div>
      {line('operator')}
      {!same && line('place')}
    </div>
  )
}

const gap = '|'

/** A sentence with times that never break. */
const unbroken = (sentence: string, ...times: string[]) =>
  sentence.split(gap).map((part, index) => (
    <Fragment key={part}>
      {part}
      {times[index] && (
        <Text span inherit style={{ whiteSpace: 'nowrap' }}>
          {times[index]}
        </Text>
      )}
    </Fragment>
  ))
