import type { Schemas } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { ActionIcon, Flex, IconTrash, SecondLine, TextInput } from '@portal/ui'
import { Line, Lines } from '../../../shared/list/Lines.tsx'
import own from './apply.module.css'
import { type ApplyValues, amountOf, lineError } from './apply-form.ts'

type Row = Schemas['InvoiceableOrder']

interface ApplyLinesProps {
  rows: readonly Row[]
  values: ApplyValues
  /** The server's errors by field of the preview: `orders[2].amount`. */
  refused: Readonly<Record<string, string>>
  onChange: (part: Partial<ApplyValues>) => void
  onDrop: (ids: readonly string[]) => void
}

/** The selected orders with the amount to invoice, by default all of it. */
export function ApplyLines({ rows, values, refused, onChange, onDrop }: ApplyLinesProps) {
  const t = useText('user/invoice/apply')
  const labels = useText('document')
  return (
    <Lines label={labels('picked')}>
      {rows.map((row, index) => {
        const error = lineError(values, row)
        const refusal = refused[`orders[${index}].amount`] ?? refused[`orders[${index}].id`]
        return (
          <Line key={row.booking_id}>
            <span>
              {row.booking_id}
              <SecondLine>{row.title}</SecondLine>
            </span>
            <Flex className={own.amount} component="span" gap={4} align="flex-start">
              <TextInput
                aria-label={t('amountOf', { id: row.booking_id, currency: row.invoiceable.currency })}
                leftSection={row.invoiceable.currency}
                leftSectionWidth={52}
                inputMode="decimal"
                value={amountOf(values, row)}
                onChange={(event) =>
                  onChange({
                    amounts: { ...values.amounts, [row.booking_id]: event.currentTarget.value.trim() },
                  })
                }
                error={error ? t(`errors.${error}`, { money: formatMoney(row.invoiceable) }) : refusal}
              />
              {rows.length > 1 && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={32}
                  aria-label={t('takeOff', { id: row.booking_id })}
                  onClick={() => onDrop([row.booking_id])}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              )}
            </Flex>
          </Line>
        )
      })}
    </Lines>
  )
}
