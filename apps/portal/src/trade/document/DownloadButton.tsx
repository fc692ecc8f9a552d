import { isSupported, type OperationId } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, IconDownload, notify } from '@portal/ui'
import { MenuButton } from '../../shared/menu/MenuButton.tsx'
import { saveFile } from '../../shared/save-file.ts'

interface DownloadButtonProps<Params> {
  /** The operation of the download; without it in the backend there is no button. */
  needs: OperationId
  label: string
  /** The available formats, each with its request. */
  formats: readonly { key: string; label: string; params: NoInfer<Params> }[]
  download: {
    isPending: boolean
    mutate: (variables: { params: Params }, options: { onSuccess: (file: File) => void }) => void
  }
}

/** Downloads a file in the chosen format, at once when there is only one. The call shows its failure. */
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
  const look = {
    variant: 'default',
    leftSection: <IconDownload size={16} aria-hidden />,
    loading: download.isPending,
  } as const
  const [only, ...others] = formats
  if (only && others.length === 0)
    return (
      <Button {...look} onClick={() => save(only.params)}>
        {label}
      </Button>
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
        <Button {...opener} {...look}>
          {label}
        </Button>
      )}
    </MenuButton>
  )
}
