import type { Schemas } from '@portal/api-client'
import { useSite } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, FileButton, IconUpload, Stack, Text } from '@portal/ui'
import { useId } from 'react'
import { acceptedFiles } from './upload-rules.ts'
import { useUpload } from './use-upload.ts'

interface UploadFieldProps {
  /** What the button does: "Choose a picture". */
  label: string
  /** What the file is for, in the words of the server. */
  topic: string
  /** Which of the allowed suffixes are offered; all of them unless given. */
  only?: (suffix: string) => boolean
  onUploaded: (file: Schemas['UploadedFile']) => void
}

/** A button that takes one file: checked by the site's rules, sent, and handed on as the server keeps it. */
export function UploadField({ label, topic, only, onUploaded }: UploadFieldProps) {
  const t = useText('common')
  const hint = useId()
  const settings = useSite((site) => site.upload)
  const { sending, error, choose } = useUpload({ topic, onUploaded })
  const accept = acceptedFiles(settings, only)
  return (
    <Stack gap={4} align="flex-start">
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
      <Text id={hint} size="sm" c="dimmed">
        {t('upload.hint', {
          suffixes: accept.replaceAll('.', '').replaceAll(',', ', '),
          size: Math.floor(settings.maxSize / 1_048_576),
        })}
      </Text>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  )
}
