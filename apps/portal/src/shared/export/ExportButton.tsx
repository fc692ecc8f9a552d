import { isSupported, type OperationId, type Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, IconDownload } from '@portal/ui'
import { exhaustive } from '../exhaustive.ts'
import { MenuButton } from '../menu/MenuButton.tsx'
import { useExport } from './use-export.ts'

const formats = exhaustive<Schemas['ExportFormat']>()(['xlsx', 'csv'])

interface ExportButtonProps {
  /** The operation of the export; without it in the backend there is no button. */
  needs: OperationId
  /** What is exported, where it is not the list itself. */
  label?: string
  begin: (format: Schemas['ExportFormat']) => Promise<Schemas['StartedExport']>
}

/** Exports all pages of the filtered list; the button shows the progress. */
export function ExportButton({ needs, begin, label }: ExportButtonProps) {
  const t = useText('export')
  const { percent, run } = useExport()
  if (!isSupported(needs)) return null
  return (
    <MenuButton
      choices={formats.map((format) => ({
        key: format,
        label: t(`formats.${format}`),
        onChoose: () => void run(() => begin(format)),
      }))}
    >
      {(opener) => (
        <Button
          {...opener}
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          disabled={percent !== null}
        >
          {percent === null ? (label ?? t('button')) : t('busy', { percent })}
        </Button>
      )}
    </MenuButton>
  )
}
