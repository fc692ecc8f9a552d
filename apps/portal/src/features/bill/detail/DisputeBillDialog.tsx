import { type Schemas, useDisputeBill, useGetBill } from '@portal/api-client'
import { formatMoney, type MoneyValue, useText } from '@portal/i18n'
import {
  Alert,
  Checkbox,
  EffectText,
  Flex,
  FormDialog,
  FormSkeleton,
  Money,
  Pager,
  Textarea,
  TextInput,
} from '@portal/ui'
import { useState } from 'react'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { type FieldErrors, useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { Line, Lines } from '../../../shared/list/Lines.tsx'
import { usePicked } from '../../../shared/list/use-picked.ts'
import { compareAmounts, difference } from '../../../shared/money/decimal.ts'
import { isAmount, plainAmount, typedMoney } from '../../../shared/money/typed-amount.ts'
import { FilesField, type SentFile } from '../../../shared/upload/FilesField.tsx'
import { type BillDialogProps, useBillMove } from './use-bill-move.ts'

type Line = Schemas['BillLine']

type DisputeError = 'required' | 'noLine' | 'expectedWrong' | 'expectedTooHigh'

interface Objection {
  reason: string
  /** As typed. */
  expected: string
  files: SentFile[]
}

/** Keyed by line. */
type Objections = Readonly<Record<string, Objection>>

const nothing: Objection = { reason: '', expected: '', files: [] }
const noObjections: Objections = {}
const limit = 20

/** What the bill asks for a line after what was granted of it. */
const billedOf = ({ money, dispute }: Line): MoneyValue =>
  (dispute?.granted && difference(dispute.granted, money)) ?? money

/** What is wrong with the amount that a line should have, as typed. */
function expectedError(line: Line, expected: string): 'expectedWrong' | 'expectedTooHigh' | undefined {
  if (!isAmount(expected)) return 'expectedWrong'
  return compareAmounts(plainAmount(expected), billedOf(line).amount) < 0 ? undefined : 'expectedTooHigh'
}

/** Disputes lines chosen from all pages of the bill, each with its own reason and files. */
export default function DisputeBillDialog({ bill: opened, onClose }: BillDialogProps) {
  const t = useText('user/bill/details')
  const rules = useText('validation')
  const { bill, changed, move } = useBillMove(opened)
  const picked = usePicked<Line>(({ line_id }) => line_id)
  const { mutateAsync } = useDisputeBill()
  const form = useCheckedForm({
    keptAs: `dispute ${opened.bill_no}`,
    initial: noObjections,
    check: (objections): FieldErrors<DisputeError> => ({
      lines: picked.rows.length === 0 ? 'noLine' : undefined,
      ...Object.fromEntries(
        picked.rows.flatMap((line): [string, DisputeError | undefined][] => {
          const { reason, expected } = objections[line.line_id] ?? nothing
          return [
            [`${line.line_id}.reason`, reason.trim() ? undefined : 'required'],
            [`${line.line_id}.expected`, expectedError(line, expected)],
          ]
        }),
      ),
    }),
    textFor: (error) => (error === 'required' ? rules(error) : t(`dispute.${error}`)),
    isEarly: (error) => error === 'expectedTooHigh',
    submit: (objections) => {
      const lines = picked.rows.map((line) => {
        const { line_id, money } = line
        const { reason, expected, files } = objections[line_id] ?? nothing
        return {
          line_id,
          reason: reason.trim(),
          expected: typedMoney(expected, money.currency).amount,
          files: files.map(({ url }) => url),
        }
      })
      return move(
        () => mutateAsync({ data: { id: bill.bill_no, version: bill.version, lines } }),
        t('dispute.done', { id: bill.bill_no }),
      )
    },
  })
  const of = ({ line_id }: Line) => form.values[line_id] ?? nothing
  const change = (line: Line, part: Partial<Objection>) =>
    form.change({ [line.line_id]: { ...of(line), ...part } })

  return (
    <FormDialog
      opened
      size="xl"
      onClose={onClose}
      title={t('dispute.title', { id: bill.bill_no })}
      submitLabel={
        picked.rows.length === 0 ? t('dispute.open') : t('dispute.submit', { count: picked.rows.length })
      }
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      error={form.errors['lines']}
    >
      {changed && <Alert color="orange">{t('changed')}</Alert>}
      <EffectText>{t('dispute.effect')}</EffectText>
      <LinePicker id={bill.bill_no} has={picked.has} onToggle={picked.toggle} />
      {picked.rows.map((line) => (
        <Flex key={line.line_id} component="section" direction="column" gap="xs" aria-label={line.booking_id}>
          <Textarea
            label={t('dispute.reason', { id: line.booking_id })}
            value={of(line).reason}
            onChange={(event) => change(line, { reason: event.currentTarget.value })}
            error={form.errors[`${line.line_id}.reason`]}
            maxLength={300}
            rows={2}
            withAsterisk
          />
          <TextInput
            label={t('dispute.expected', { id: line.booking_id, currency: line.money.currency })}
            description={t('dispute.expectedHint', { money: formatMoney(billedOf(line)) })}
            value={of(line).expected}
            onChange={(event) => change(line, { expected: event.currentTarget.value })}
            error={form.errors[`${line.line_id}.expected`]}
            inputMode="decimal"
            maxLength={15}
            withAsterisk
          />
          <FilesField
            label={t('dispute.files')}
            addLabel={t('dispute.addFile')}
            topic="dispute"
            files={of(line).files}
            onChange={(files) => change(line, { files })}
            most={9}
          />
        </Flex>
      ))}
    </FormDialog>
  )
}

interface LinePickerProps {
  id: string
  has: (line_id: string) => boolean
  onToggle: (line: Line) => void
}

/** The lines, paged; a selection survives paging. */
function LinePicker({ id, has, onToggle }: LinePickerProps) {
  const t = useText('user/bill/details')
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useGetBill({ id, page, limit })
  if (!data && error) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <FormSkeleton fields={3} />
  const { list, total } = data.lines
  const hintOf = ({ kind, dispute, disputable, guest }: Line) => {
    if (kind === 'credit_note') return t('dispute.creditNote')
    if (!disputable) return t('dispute.decided')
    return dispute ? t('dispute.again', { outcome: dispute.outcome_text ?? '' }) : guest
  }
  return (
    <>
      <Lines label={t('lines')}>
        {list.map((line) => (
          <Line key={line.line_id}>
            <Checkbox
              label={`${line.booking_id} · ${line.title}`}
              description={hintOf(line)}
              checked={has(line.line_id)}
              disabled={!line.disputable}
              onChange={() => onToggle(line)}
            />
            <Money value={line.money} />
          </Line>
        ))}
      </Lines>
      <Pager page={page} limit={limit} total={total} onPage={setPage} label={t('dispute.title', { id })} />
    </>
  )
}
