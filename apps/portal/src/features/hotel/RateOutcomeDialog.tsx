import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, EmptyState, FormDialog, IconBed, Modal, Money, Table, usePhone } from '@portal/ui'
import { difference } from '../../shared/decimal.ts'
import { RateTerms } from '../../shared/RateTerms.tsx'
import styles from './RateOutcomeDialog.module.css'
import { checkVerdict } from './rate-rows.ts'
import type { OpenOutcome } from './use-rate-check.ts'

type Rate = Schemas['Rate']

interface RateOutcomeDialogProps {
  outcome: OpenOutcome
  /** Goes on with the fresh rate, or with another one. */
  onAccept: (rate: Rate) => void
  onOther: () => void
}

/** What the check of a rate has brought: another price, other terms, or nothing left. The operator chooses. */
export default function RateOutcomeDialog({ outcome, onAccept, onOther }: RateOutcomeDialogProps) {
  const t = useText('hotel/detail')
  const { answer } = outcome
  const { rate } = answer
  if (!rate || checkVerdict(answer) === 'gone') {
    return <SoldOut alternatives={answer.alternatives} onAccept={onAccept} onOther={onOther} />
  }
  const priced = answer.outcome === 'price_changed'
  return (
    <FormDialog
      opened
      size="lg"
      title={priced ? t('priceChanged') : t('termsChanged')}
      submitLabel={t('accept')}
      cancelLabel={t('other')}
      onSubmit={() => {
        onAccept(rate)
        // The dialog goes with its outcome; closing it would mean the other answer.
        return false
      }}
      onClose={onOther}
    >
      <p className={styles.text}>{priced ? t('priceChangedText') : t('termsChangedText')}</p>
      <Differences diff={answer.diff} />
    </FormDialog>
  )
}

function Differences({ diff }: { diff: readonly Schemas['RateDifference'][] }) {
  const t = useText('hotel/detail')
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
          {diff.map((line) => (
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

interface SoldOutProps {
  alternatives: readonly Rate[]
  onAccept: (rate: Rate) => void
  onOther: () => void
}

function SoldOut({ alternatives, onAccept, onOther }: SoldOutProps) {
  const t = useText('hotel/detail')
  const phone = usePhone()
  return (
    <Modal opened onClose={onOther} title={t('soldOutTitle')} size="lg" fullScreen={phone} centered={!phone}>
      <p className={styles.text}>{t('soldOutText')}</p>
      {alternatives.length === 0 ? (
        <EmptyState icon={IconBed} title={t('noAlternatives')} />
      ) : (
        <>
          <p className={styles.text}>{t('alternatives')}</p>
          <ul className={styles.list}>
            {alternatives.map((rate) => (
              <li key={rate.rate_key} className={styles.alternative}>
                <div>
                  <strong>{rate.room_type}</strong>
                  <RateTerms rate={rate} />
                </div>
                <div className={styles.side}>
                  <Money value={rate.total_price} strong />
                  <Button
                    size="xs"
                    onClick={() => onAccept(rate)}
                    aria-label={`${t('choose')}: ${rate.room_type}, ${rate.name}`}
                  >
                    {t('choose')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button variant="default" mt="md" onClick={onOther}>
        {t('other')}
      </Button>
    </Modal>
  )
}
