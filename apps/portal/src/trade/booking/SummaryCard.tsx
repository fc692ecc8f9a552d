import { type MoneyValue, useText } from '@portal/i18n'
import { Box, Button, Columns, FactList, Money, Panel, Text, Title } from '@portal/ui'
import type { ReactNode } from 'react'
import { SmallPrint } from '../guests/SmallPrint.ts'
import { useNetPriceShown } from '../money/net-price.ts'
import styles from './SummaryCard.module.css'

interface SummaryCardProps {
  /** What is booked. */
  title: string
  /** Its name in the script of the place, if it has another one. */
  titleLocal?: string
  children: ReactNode
}

/** What is booked and what it costs, in view while the form is filled in. */
export function SummaryCard({ title, titleLocal = title, children }: SummaryCardProps) {
  const t = useText('booking')
  return (
    <Panel component="aside" className={styles.summary} gap="sm" p="md" aria-label={t('summary')}>
      <div>
        <Title order={2} size="h3">
          {title}
        </Title>
        {titleLocal !== title && (
          <Text size="sm" c="dimmed">
            {titleLocal}
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
  /** The way to another choice. */
  change: string
  onChange: () => void
}

/** What was chosen, line by line, and the way to choose again. */
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
      <Button variant="subtle" size="compact-sm" ms={-8} onClick={onChange}>
        {change}
      </Button>
    </div>
  )
}

/** A part of the card under its own heading. */
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

/** In words less loud than the rest. */
export const Dim = ({ children }: { children: ReactNode }) => (
  <Text span inherit fz="sm" c="dimmed">
    {children}
  </Text>
)

interface Priced {
  total_price: MoneyValue
  total_settlement_price: MoneyValue | null
}

/** The total, and what the account pays unless net prices are hidden. */
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

/** What is booked and when: what the booking page of a phone opens with. */
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

interface BookingButtonProps {
  offer: Priced
  /** The supplier must be asked: then it is a request. */
  onRequest: boolean
  busy: boolean
  /** What is to be said about the form as a whole. */
  children?: ReactNode
}

/** The one primary button with what is charged; that is the net price where it is shown. */
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
      <SmallPrint>
        {t('agree')} {t('payLater')}
      </SmallPrint>
      {children}
    </Columns>
  )
}
