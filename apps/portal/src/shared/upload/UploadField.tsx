import type { Schemas } from '@portal/api-client'
import { useSite } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, FileButton, Group, IconUpload, Stack, Text } from '@portal/ui'
import { type ClipboardEvent, type DragEvent, useId, useState } from 'react'
import styles from './UploadField.module.css'
import { acceptedFiles } from './upload-rules.ts'
import { useUpload } from './use-upload.ts'

interface UploadFieldProps {
  /** Label of the button: "Choose a picture". */
  label: string
  /** Purpose of the file, as the server names it. */
  topic: string
  /** The offered suffixes; by default all that are allowed. */
  only?: (suffix: string) => boolean
  onUploaded: (file: Schemas['UploadedFile']) => void
}

/**
 * A button that uploads a file; dropping and pasting around it works too. The file is checked by the site's rules. An
 * upload can be cancelled.
 */
export function UploadField({ label, topic, only, onUploaded }: UploadFieldProps) {
  const t = useText('common')
  const hint = useId()
  const settings = useSite((site) => site.upload)
  const { sending, error, choose, cancel } = useUpload({ topic, only, onUploaded })
  const [over, setOver] = useState(false)
  const accept = acceptedFiles(settings, only)
  const hover = (event: DragEvent, isOver: boolean) => {
    event.preventDefault()
    setOver(isOver)
  }
  const drop = (event: DragEvent) => {
    hover(event, false)
    void choose(event.dataTransfer.files[0] ?? null)
  }
  const paste = ({ clipboardData }: ClipboardEvent) => void choose(clipboardData.files[0] ?? null)
  return (
    <Stack
      gap={4}
      align="flex-start"
      className={styles.target}
      data-over={over || undefined}
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, false)}
      onDrop={drop}
      onPaste={paste}
    >
      <Group gap="xs">
        <FileButton onChange={(file) => void choose(file)} accept={accept}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconUpload size={16} aria-hidden />}
              loading={sending}
              aria-describedby={hint}
            >
              {label}
            </Button>
          )}
        </FileButton>
        {sending && (
          <Button variant="subtle" onClick={cancel}>
            {t('upload.stop')}
          </Button>
        )}
      </Group>
      <Text id={hint} size="sm" c="dimmed">
        {t('upload.hint', {
          suffixes: accept.replaceAll('.', '').replaceAll(',', ', '),
          size: Math.floor(settings.maxSize / 1_048_576),
        })}
        <span className={styles.byHand}>{t('upload.drop')}</span>
      </Text>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  )
}
