import { useText } from '@portal/i18n'
import { ActionIcon, Group, IconCopy } from '@portal/ui'
import { copyText } from '../../shared/copy-text.ts'
import { Fact } from './Facts.tsx'

interface ReferenceProps {
  name: string
  /** Null until somebody gives it. */
  value: string | null
  missing?: string
}

/** A number that people pass on, with a button that copies it. */
export function Reference({ name, value, missing }: ReferenceProps) {
  return <Fact name={name}>{value === null ? missing : <Copied name={name} value={value} />}</Fact>
}

/** A value with a button that copies it; `name` says what it is. */
export function Copied({ name, value }: { name: string; value: string }) {
  const t = useText('common')
  return (
    <Group gap={4} wrap="nowrap">
      {value}
      <ActionIcon
        variant="subtle"
        size={24}
        aria-label={`${t('copy')}: ${name}`}
        onClick={() => void copyText(value)}
      >
        <IconCopy size={16} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
