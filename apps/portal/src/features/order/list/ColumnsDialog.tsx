import type { Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import {
  ActionIcon,
  Button,
  Checkbox,
  type Column,
  FormDialog,
  Group,
  IconChevronDown,
  IconChevronUp,
  Stack,
  Text,
} from '@portal/ui'
import { useState } from 'react'
import { fileOnly, netOnly } from './file-columns.ts'

interface ColumnsDialogProps {
  columns: readonly Column<Schemas['OrderSummary']>[]
  /** Keys of the columns that the list or its file has now, in their order. */
  shown: readonly string[]
  onClose: () => void
  /** Without names the list has its usual columns. */
  onShow: (names?: string[]) => void
}

/** Chooses the columns of the list and of its exported file, and their order. The order's name comes first. */
export default function ColumnsDialog({ columns, shown, onClose, onShow }: ColumnsDialogProps) {
  const t = useText('user/order/list')
  const seesNet = useHoldsNode('order/viewNet')
  const exports = useHoldsNode('order/export')
  const further = exports ? fileOnly.filter((name) => seesNet || !netOnly.has(name)) : []
  const labels = new Map<string, string>([
    ...columns.map(({ key, header }) => [key, header] as const),
    ...further.map((name) => [name, t(`fileColumns.${name}`)] as const),
  ])
  const first = columns.find(({ card }) => card === 'title')?.key
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(shown))
  // What is shown comes first, in its order; the others follow as they are known.
  const [names, setNames] = useState(() =>
    [...new Set([...shown, ...labels.keys()])].filter((name) => labels.has(name) && name !== first),
  )
  const [dragged, setDragged] = useState<string | null>(null)
  const toggle = (name: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(name)
    else next.delete(name)
    setChosen(next)
  }
  const move = (name: string, to: number) => {
    const others = names.filter((other) => other !== name)
    setNames([...others.slice(0, to), name, ...others.slice(to)])
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('views.columnsTitle')}
      submitLabel={t('views.show')}
      onSubmit={() =>
        onShow([...(first === undefined ? [] : [first]), ...names.filter((name) => chosen.has(name))])
      }
      aside={
        <Button
          variant="subtle"
          onClick={() => {
            onShow()
            onClose()
          }}
        >
          {t('views.usual')}
        </Button>
      }
    >
      <Text size="sm" c="dimmed">
        {t(further.length > 0 ? 'views.orderHintFile' : 'views.orderHint')}
      </Text>
      <Stack component="ul" gap={4} aria-label={t('views.columnsTitle')}>
        {first !== undefined && (
          <li>
            <Checkbox label={labels.get(first)} checked disabled />
          </li>
        )}
        {names.map((name, index) => (
          <Group
            key={name}
            component="li"
            wrap="nowrap"
            gap="xs"
            justify="space-between"
            draggable
            bg={dragged === name ? 'var(--ui-chosen)' : 'transparent'}
            style={{ cursor: 'grab' }}
            onDragStart={() => setDragged(name)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDragEnter={() => dragged !== null && dragged !== name && move(dragged, index)}
          >
            <Checkbox
              label={labels.get(name)}
              description={further.some((one) => one === name) ? t('views.fileOnly') : undefined}
              checked={chosen.has(name)}
              onChange={(event) => toggle(name, event.currentTarget.checked)}
            />
            <Group gap={4} wrap="nowrap">
              <ActionIcon
                variant="subtle"
                aria-label={t('views.up', { name: labels.get(name) ?? name })}
                disabled={index === 0}
                onClick={() => move(name, index - 1)}
              >
                <IconChevronUp size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                aria-label={t('views.down', { name: labels.get(name) ?? name })}
                disabled={index === names.length - 1}
                onClick={() => move(name, index + 1)}
              >
                <IconChevronDown size={16} aria-hidden />
              </ActionIcon>
            </Group>
          </Group>
        ))}
      </Stack>
    </FormDialog>
  )
}
