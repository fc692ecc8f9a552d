import { isSupported, type OperationId, type Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, IconDownload } from '@portal/ui'
import { exhaustive } from '../exhaustive.ts'
import { MenuButton } from '../menu/MenuButton.tsx'
import { type BeginExport, useExport } from './use-export.ts'

const formats = exhaustive<Schemas['ExportFormat']>()(['xlsx', 'csv'])

interface ExportButtonProps {
  /** The call that begins it: before a backend that lacks it there is no button. */
  needs: OperationId
  begin: BeginExport
}

/** Saves what the filters show, all pages of it; until the file is there the button tells how far it is. */
export function ExportButton({ needs, begin }: ExportButtonProps) {
  const t = useText('export')
  const { percent, run } = useExport(begin)
  if (!isSupported(needs)) return null
  return (
    <MenuButton
      choices={formats.map((format) => ({
        key: format,
        label: t(`formats.${format}`),
        onChoose: () => void run(format),
      }))}
    >
      {(opener) => (
        <Button
          {...opener}
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          disabled={percent !== null}
        >
          {percent === null ? t('button') : t('busy', { percent })}
        </Button>
      )}
    </MenuButton>
  )
}
