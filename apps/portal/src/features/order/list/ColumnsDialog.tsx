import type { Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Checkbox, type Column, FormDialog, Stack } from '@portal/ui'
import { useState } from 'react'
import { fileOnly, netOnly } from './file-columns.ts'

interface ColumnsDialogProps {
  columns: readonly Column<Schemas['OrderSummary']>[]
  /** Keys of the columns that the list or its file has now. */
  shown: readonly string[]
  onClose: () => void
  onShow: (names: string[]) => void
}

/** Chooses the columns of the list and of its exported file. The order's name is always shown. */
export default function ColumnsDialog({ columns, shown, onClose, onShow }: ColumnsDialogProps) {
  const t = useText('user/order/list')
  const seesNet = useHoldsNode('order/viewNet')
  const exports = useHoldsNode('order/export')
  const further = exports ? fileOnly.filter((name) => seesNet || !netOnly.has(name)) : []
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(shown))
  const toggle = (name: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(name)
    else next.delete(name)
    setChosen(next)
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('views.columnsTitle')}
      submitLabel={t('views.show')}
      onSubmit={() => onShow([...columns.map(({ key }) => key), ...further].filter((key) => chosen.has(key)))}
    >
      <Stack gap="xs" role="group" aria-label={t('views.columnsTitle')}>
        {columns.map(({ key, header, card }) => (
          <Checkbox
            key={key}
            label={header}
            checked={chosen.has(key)}
            disabled={card === 'title'}
            onChange={(event) => toggle(key, event.currentTarget.checked)}
          />
        ))}
      </Stack>
      {further.length > 0 && (
        <Checkbox.Group
          label={t('views.fileOnly')}
          description={t('views.fileOnlyHint')}
          value={further.filter((name) => chosen.has(name))}
          onChange={(names) =>
            setChosen(
              new Set([...[...chosen].filter((key) => !further.some((name) => name === key)), ...names]),
            )
          }
        >
          <Stack gap="xs" mt="xs">
            {further.map((name) => (
              <Checkbox key={name} value={name} label={t(`fileColumns.${name}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </FormDialog>
  )
}
