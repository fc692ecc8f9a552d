import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Checkbox, type Column, FormDialog, Stack } from '@portal/ui'
import { useState } from 'react'

interface ColumnsDialogProps {
  columns: readonly Column<Schemas['OrderSummary']>[]
  shown: readonly string[]
  onClose: () => void
  onShow: (names: string[]) => void
}

/** Chooses the list's columns. The order's name is always shown. */
export default function ColumnsDialog({ columns, shown, onClose, onShow }: ColumnsDialogProps) {
  const t = useText('user/order/list')
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
      onSubmit={() => onShow(columns.map(({ key }) => key).filter((key) => chosen.has(key)))}
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
    </FormDialog>
  )
}
