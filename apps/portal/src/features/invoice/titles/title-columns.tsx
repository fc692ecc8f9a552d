import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Badge, type Column, SecondLine, Text } from '@portal/ui'
import { RowButton, RowButtons } from '../../../shared/list/RowButtons.tsx'

type Title = Schemas['InvoiceTitle']

interface TitleMoves {
  onEdit: (title: Title) => void
  onRemove: (title: Title) => void
}

/** `moves` is null for read-only members. */
export function useTitleColumns(moves: TitleMoves | null): Column<Title>[] {
  const t = useText('invoice')
  const page = useText('user/invoice/manage')
  const common = useText('common')
  const columns: Column<Title>[] = [
    {
      key: 'title',
      header: t('title'),
      card: 'title',
      width: '26%',
      cell: ({ title, title_type_text, is_default }) => (
        <>
          {title}{' '}
          {is_default && (
            <Badge variant="light" color="teal" tt="none">
              {page('default')}
            </Badge>
          )}
          <SecondLine>{title_type_text}</SecondLine>
        </>
      ),
    },
    {
      key: 'tax',
      header: t('taxNo'),
      cell: ({ tax_no, warning }) =>
        tax_no === '' ? null : (
          <>
            {tax_no}
            {warning && (
              <Text span inherit fz="sm" display="block" c="var(--mantine-color-error)">
                {warning}
              </Text>
            )}
          </>
        ),
    },
    {
      key: 'bank',
      header: page('contact'),
      width: '26%',
      cell: ({ address, phone, bank, account_no, email }) => (
        <Details texts={[address, phone, bank, account_no, email]} />
      ),
    },
    {
      key: 'kinds',
      header: page('kinds'),
      cell: ({ kinds_allowed }) => <Details texts={kinds_allowed.map((kind) => t(`kinds.${kind}`))} />,
    },
  ]
  if (!moves) return columns
  const actions: Column<Title> = {
    key: 'actions',
    header: page('actions'),
    cell: (title) => (
      <RowButtons>
        <RowButton label={page('editOf', { title: title.title })} onClick={() => moves.onEdit(title)}>
          {common('edit')}
        </RowButton>
        <RowButton
          danger
          label={page('removeOf', { title: title.title })}
          onClick={() => moves.onRemove(title)}
        >
          {common('remove')}
        </RowButton>
      </RowButtons>
    ),
  }
  return [...columns, actions]
}

/** Stacked; empty ones are omitted. */
function Details({ texts }: { texts: readonly string[] }) {
  const shown = texts.filter((text) => text !== '')
  if (shown.length === 0) return null
  return shown.map((text) => (
    <Text key={text} span size="xs" display="block" c="dimmed" fw={400}>
      {text}
    </Text>
  ))
}
