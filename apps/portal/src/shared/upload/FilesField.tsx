import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { CloseButton, Flex, Input, Stack } from '@portal/ui'
import { useId } from 'react'
import styles from './UploadField.module.css'
import { UploadField } from './UploadField.tsx'

/** A file as it is shown and sent on. */
export type SentFile = Pick<Schemas['UploadedFile'], 'url' | 'name'>

interface FilesFieldProps {
  label: string
  /** What the button does: "Add a file". */
  addLabel: string
  /** What the files are for, in the words of the server. */
  topic: string
  files: readonly SentFile[]
  onChange: (files: SentFile[]) => void
  /** How many may be sent. */
  most: number
  required?: boolean
  error?: string | false | undefined
}

/** Files that go with a form: each is sent as soon as it is chosen, and can be taken away again. */
export function FilesField({
  label,
  addLabel,
  topic,
  files,
  onChange,
  most,
  required = false,
  error,
}: FilesFieldProps) {
  const t = useText('common')
  const name = useId()
  return (
    <Stack role="group" aria-labelledby={name} gap={4} align="flex-start">
      <Input.Label id={name} labelElement="div" required={required}>
        {label}
      </Input.Label>
      {files.length > 0 && (
        <Flex className={styles.files} component="ul" direction="column" gap={4} w="100%">
          {files.map((file) => (
            <li key={file.url}>
              <span>{file.name}</span>
              <CloseButton
                aria-label={`${t('remove')}: ${file.name}`}
                onClick={() => onChange(files.filter(({ url }) => url !== file.url))}
              />
            </li>
          ))}
        </Flex>
      )}
      {files.length < most && (
        <UploadField
          label={addLabel}
          topic={topic}
          // The same file again is the file that stands there.
          onUploaded={({ url, name: sent }) =>
            onChange([...files.filter((file) => file.url !== url), { url, name: sent }])
          }
        />
      )}
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </Stack>
  )
}
