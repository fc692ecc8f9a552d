import { isSupported, type OperationId } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, IconDownload, notify } from '@portal/ui'
import type { UseMutationResult } from '@tanstack/react-query'
import { MenuButton } from '../../shared/menu/MenuButton.tsx'
import { saveFile } from '../../shared/save-file.ts'

interface DownloadButtonProps<Params> {
  /** The call that fetches it: before a backend that lacks it there is no button. */
  needs: OperationId
  label: string
  /** The formats that can be had, each with what to ask for. */
  formats: readonly { key: string; label: string; params: Params }[]
  download: UseMutationResult<File, Error, { params: Params }>
}

/** Fetches a file in the chosen format and hands it to the browser to keep. A failure has been shown by the call. */
export function DownloadButton<Params>({ needs, label, formats, download }: DownloadButtonProps<Params>) {
  const t = useText('document')
  if (!isSupported(needs)) return null
  const save = (params: Params) =>
    download.mutate(
      { params },
      {
        onSuccess: (file) => {
          saveFile(file)
          notify.success(t('saved', { name: file.name }))
        },
      },
    )
  return (
    <MenuButton
      choices={formats.map((format) => ({
        key: format.key,
        label: format.label,
        onChoose: () => save(format.params),
      }))}
    >
      {(opener) => (
        <Button
          {...opener}
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={download.isPending}
        >
          {label}
        </Button>
      )}
    </MenuButton>
  )
}
