import { type MoneyValue, useText } from '@portal/i18n'
import { FormDialog, Money, Table, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { difference } from '../../shared/money/decimal.ts'
import styles from './OutcomeDialog.module.css'

/** A change: two amounts or two texts. */
export interface OutcomeLine {
  field: string
  field_text: string
  before: string | null
  after: string | null
  before_money: MoneyValue | null
  after_money: MoneyValue | null
}

interface OutcomeDialogProps {
  title: string
  /** The chosen offer, if the lines do not tell it. */
  subject?: ReactNode
  text: string
  lines: readonly OutcomeLine[]
  /** Accepts the current offer. */
  onAccept: () => void
  /** Leaves for other offers. */
  other: string
  onOther: () => void
  /** A third button. */
  aside?: ReactNode
}

/** The result of a price check: accept the current offer, or choose another one. */
export function OutcomeDialog(props: OutcomeDialogProps) {
  const { title, subject, text, lines, onAccept, other, onOther, aside } = props
  const t = useText('booking')
  return (
    <FormDialog
      opened
      size="lg"
      title={title}
      submitLabel={t('accept')}
      cancelLabel={other}
      aside={aside}
      onSubmit={() => {
        onAccept()
        // Accepting removes the dialog; `onClose` would mean the other answer.
        return false
      }}
      onClose={onOther}
    >
      {subject && <Text mb="xs">{subject}</Text>}
      <Text mb="xs">{text}</Text>
      {lines.length > 0 && <Differences lines={lines} />}
    </FormDialog>
  )
}

function Differences({ lines }: { lines: readonly OutcomeLine[] }) {
  const t = useText('booking')
  const hasTexts = lines.some(({ before_money }) => before_money === null)
  return (
    // The block layout on a phone removes table semantics, so the roles are explicit.
    <Table.ScrollContainer minWidth={280}>
      <Table role="table" className={styles.table} data-texts={hasTexts || undefined}>
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            <Table.Td role="cell" />
            <Table.Th role="columnheader">{t('before')}</Table.Th>
            <Table.Th role="columnheader">{t('after')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {lines.map((line) => (
            <Difference key={line.field} line={line} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function Difference({ line }: { line: OutcomeLine }) {
  const t = useText('booking')
  const { field_text, before, after, before_money, after_money } = line
  const gap = before_money && after_money ? difference(before_money, after_money) : null
  return (
    <Table.Tr role="row">
      <Table.Th role="rowheader" scope="row">
        {field_text}
      </Table.Th>
      <Table.Td role="cell" data-name={t('before')}>
        {before_money ? <Money value={before_money} former /> : unbroken(before ?? '') || '–'}
      </Table.Td>
      <Table.Td role="cell" data-name={t('after')}>
        {after_money ? <Money value={after_money} strong /> : unbroken(after ?? '') || '–'}
        {gap && (
          <Text span inherit fz="sm" display="block" c="var(--mantine-color-orange-light-color)">
            {t('difference')} <Money value={gap} sign="always" />
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  )
}

/** Keeps dates with their time, and amounts with their currency, on one line. */
const unbroken = (text: string): string =>
  text
    .replace(/(\d{4})-(\d\d)-(\d\d) (?=\d\d:)/g, '$1\u2011$2\u2011$3\u00A0')
    .replace(/([A-Z]{3}) (?=\d)/g, '$1\u00A0')
