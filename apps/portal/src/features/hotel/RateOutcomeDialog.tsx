import type { Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, FormDialog, Money, Table } from '@portal/ui'
import { useState } from 'react'
import { difference } from '../../shared/decimal.ts'
import { NewQuote } from '../../shared/NewQuote.tsx'
import { useNetPriceShown } from '../../shared/net-price.ts'
import type { NearbyHotelsProps } from './NearbyHotels.tsx'
import { quoteItem } from './quote-item.ts'
import styles from './RateOutcomeDialog.module.css'
import { checkVerdict } from './rate-rows.ts'
import { SoldOutDialog } from './SoldOutDialog.tsx'
import type { OpenOutcome } from './use-rate-check.ts'

type Rate = Schemas['Rate']

export interface RateOutcomeDialogProps extends NearbyHotelsProps {
  outcome: OpenOutcome
  /** Goes on with the fresh rate, or with another one. */
  onAccept: (rate: Rate) => void
  onOther: () => void
}

/** What the check of a rate has brought: another price, other terms, or nothing left. The operator chooses. */
export default function RateOutcomeDialog({ outcome, ...rest }: RateOutcomeDialogProps) {
  const { answer } = outcome
  const { rate } = answer
  if (!rate || checkVerdict(answer) === 'gone') {
    return <SoldOutDialog alternatives={answer.alternatives} {...rest} />
  }
  return <Decision answer={answer} rate={rate} {...rest} />
}

interface DecisionProps extends Omit<RateOutcomeDialogProps, 'outcome'> {
  answer: Schemas['CheckHotelRateAnswer']
  /** As it is now. */
  rate: Rate
}

/** Take it as it is now, look at other rooms, or offer it to the customer first. */
function Decision({ answer, rate, hotel, stay, onAccept, onOther }: DecisionProps) {
  const t = useText('hotel/detail')
  const mayQuote = useHoldsNode('quote/save')
  const [quoting, setQuoting] = useState(false)
  const { title, text } = useNews(answer.outcome)
  // The quote stands alone while it is written; given up, it leads back to the decision.
  if (quoting)
    return <NewQuote added={[quoteItem(hotel.name, stay, rate)]} onClose={() => setQuoting(false)} />
  return (
    <FormDialog
      opened
      size="lg"
      title={title}
      submitLabel={t('accept')}
      cancelLabel={t('other')}
      aside={
        mayQuote && (
          <Button variant="light" onClick={() => setQuoting(true)}>
            {t('keepAsQuote')}
          </Button>
        )
      }
      onSubmit={() => {
        onAccept(rate)
        // The dialog goes with its outcome; closing it would mean the other answer.
        return false
      }}
      onClose={onOther}
    >
      <p className={styles.text}>{text}</p>
      {answer.diff.length > 0 && <Differences diff={answer.diff} />}
    </FormDialog>
  )
}

function useNews(outcome: Schemas['RateOutcome']) {
  const t = useText('hotel/detail')
  const hotel = useText('hotel')
  if (outcome === 'on_request') return { title: t('onRequestNow'), text: hotel('onRequestHint') }
  return outcome === 'price_changed'
    ? { title: t('priceChanged'), text: t('priceChangedText') }
    : { title: t('termsChanged'), text: t('termsChangedText') }
}

function Differences({ diff }: { diff: readonly Schemas['RateDifference'][] }) {
  const t = useText('hotel/detail')
  const netShown = useNetPriceShown()
  const lines = netShown ? diff : diff.filter(({ field }) => field !== 'settlement_price')
  return (
    <Table.ScrollContainer minWidth={300}>
      <Table className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            <Table.Th>{t('before')}</Table.Th>
            <Table.Th>{t('after')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Difference key={line.field} line={line} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function Difference({ line }: { line: Schemas['RateDifference'] }) {
  const t = useText('hotel/detail')
  const { field_text, before, after, before_money, after_money } = line
  const gap = before_money && after_money ? difference(before_money, after_money) : null
  return (
    <Table.Tr>
      <Table.Th scope="row">{field_text}</Table.Th>
      <Table.Td>{before_money ? <Money value={before_money} former /> : before || '–'}</Table.Td>
      <Table.Td>
        {after_money ? <Money value={after_money} strong /> : after || '–'}
        {gap && (
          <span className={styles.gap}>
            {t('difference')} <Money value={gap} sign="always" />
          </span>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
