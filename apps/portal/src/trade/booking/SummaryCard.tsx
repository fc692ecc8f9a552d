import { isSupported, type Schemas } from '@portal/api-client'
import { type MoneyValue, useText } from '@portal/i18n'
import { Box, Button, Columns, Deadline, FactList, Money, Panel, Stack, Text, Title } from '@portal/ui'
import type { ReactNode } from 'react'
import { SmallPrint } from '../guests/SmallPrint.ts'
import { useNetPriceShown } from '../money/net-price.ts'
import styles from './booking.module.css'

interface SummaryCardProps {
  /** What is booked. */
  title: string
  /** Its names in other languages; may be empty. */
  otherNames?: string
  children: ReactNode
}

/** What is booked and what it costs, in view beside the form. */
export function SummaryCard({ title, otherNames, children }: SummaryCardProps) {
  const t = useText('booking')
  return (
    <Panel component="aside" className={styles.summary} gap="sm" p="md" aria-label={t('summary')}>
      <div>
        <Title order={2} size="h3">
          {title}
        </Title>
        {otherNames && (
          <Text size="sm" c="dimmed">
            {otherNames}
          </Text>
        )}
      </div>
      {children}
    </Panel>
  )
}

interface SummaryFactsProps {
  head: ReactNode
  lines: readonly ReactNode[]
  /** The link to other offers. */
  change: string
  /** Absent where there are none. */
  onChange?: (() => void) | undefined
}

/** The chosen offer, line by line, with a link to others. */
export function SummaryFacts({ head, lines, change, onChange }: SummaryFactsProps) {
  return (
    <div>
      {head}
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of a card never move
        <Text key={index} size="sm">
          {line}
        </Text>
      ))}
      {onChange && (
        <Button variant="subtle" size="compact-sm" ms={-8} onClick={onChange}>
          {change}
        </Button>
      )}
    </div>
  )
}

/** A section of the card. */
export function SummaryPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Title order={3} size="h4" mb={4}>
        {title}
      </Title>
      {children}
    </div>
  )
}

/** Dimmed. */
export const Dim = ({ children }: { children: ReactNode }) => (
  <Text span inherit fz="sm" c="dimmed">
    {children}
  </Text>
)

interface Priced {
  total_price: MoneyValue
  total_settlement_price: MoneyValue | null
}

interface SummaryFootProps {
  /** Null without a price. */
  offer: Priced | null
  /** Another price is loading. */
  waiting?: boolean
  /** The button; null on a phone. */
  children: ReactNode
}

/** The totals and the button, in view however long the card is. */
export const SummaryFoot = ({ offer, waiting = false, children }: SummaryFootProps) => (
  <Stack className={styles.foot} gap="sm">
    {offer && (
      <Box opacity={waiting ? 0.6 : 1} aria-busy={waiting}>
        <Totals offer={offer} />
      </Box>
    )}
    {children}
  </Stack>
)

/** The total, and the net price unless hidden. */
export function Totals({ offer }: { offer: Priced }) {
  const t = useText('booking')
  const shown = useNetPriceShown()
  return (
    <FactList
      figures
      widths="auto 1fr"
      gap="2px var(--mantine-spacing-sm)"
      align="baseline"
      pt="xs"
      style={{ borderTop: '1px solid var(--ui-hairline)' }}
    >
      <dt>{t('total')}</dt>
      <Box component="dd" fz="xl">
        <Money value={offer.total_price} strong />
      </Box>
      {shown && offer.total_settlement_price && (
        <>
          <dt>{t('toPay')}</dt>
          <dd>
            <Money value={offer.total_settlement_price} strong />
          </dd>
        </>
      )}
    </FactList>
  )
}

interface SummaryBriefProps {
  title: string
  lines: readonly ReactNode[]
}

/** What is booked and when, at the top of the booking page on a phone. */
export function SummaryBrief({ title, lines }: SummaryBriefProps) {
  const t = useText('booking')
  return (
    <Panel component="section" gap={2} p="sm" aria-label={t('booked')}>
      <Text fw={600}>{title}</Text>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of a card never move
        <Text key={index} size="sm">
          {line}
        </Text>
      ))}
    </Panel>
  )
}

/** How long the order will wait for payment; a time that is cut is named on both clocks. */
function PayWithin({ time: { minutes, before, pay_later } }: { time: Schemas['PaymentTime'] }) {
  const t = useText('booking')
  return (
    <>
      <SmallPrint>
        {t('agree')} {t('payWithin', { minutes })}
      </SmallPrint>
      {before && (
        <Box role="note" style={{ gridColumn: '1 / -1' }}>
          <Text size="sm" fw={600}>
            {t('payBefore')}
          </Text>
          <Deadline at={before.utc} tz={before.tz} />
        </Box>
      )}
      {pay_later && isSupported('payOrderLater') && (
        <Box role="note" style={{ gridColumn: '1 / -1' }}>
          <Text size="sm" fw={600}>
            {t('payLater')}
          </Text>
          <Deadline at={pay_later.utc} tz={pay_later.tz} />
        </Box>
      )}
    </>
  )
}

interface BookingButtonProps {
  offer: Priced & { payment_time: Schemas['PaymentTime'] }
  /** The supplier has to confirm: the order is a request. */
  onRequest: boolean
  busy: boolean
  /** A note about the whole form. */
  children?: ReactNode
}

/** The primary button with the amount charged: the net price if it is shown. */
export function BookingButton({ offer, onRequest, busy, children }: BookingButtonProps) {
  const t = useText('booking')
  const shown = useNetPriceShown()
  const net = shown ? offer.total_settlement_price : null
  return (
    <Columns
      widths="minmax(0, 1fr)"
      from="sm"
      narrow="auto 1fr"
      gap="xs"
      align={{ base: 'center', sm: 'stretch' }}
    >
      <Box component="span" display={{ base: 'block', sm: 'none' }}>
        <Box component="small" m={0} fz="sm" c="dimmed">
          {t(net ? 'charged' : 'total')}
        </Box>{' '}
        <Money value={net ?? offer.total_price} strong />
      </Box>
      <Button type="submit" loading={busy}>
        {onRequest ? t('submitOnRequest') : t('submit')}
      </Button>
      <PayWithin time={offer.payment_time} />
      {children}
    </Columns>
  )
}
