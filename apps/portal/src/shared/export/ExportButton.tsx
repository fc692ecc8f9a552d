import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, IconDownload } from '@portal/ui'
import { everyValue } from '../every-value.ts'
import { MenuButton } from '../MenuButton.tsx'
import { type BeginExport, useExport } from './use-export.ts'

const formats = everyValue<Schemas['ExportFormat']>()(['xlsx', 'csv'])

/** Saves what the filters show, all pages of it; until the file is there the button tells how far it is. */
export function ExportButton({ begin }: { begin: BeginExport }) {
  const t = useText('export')
  const { percent, run } = useExport(begin)
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
