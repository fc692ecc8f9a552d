import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { CloseButton, Flex, Input, Stack } from '@portal/ui'
import { useId } from 'react'
import styles from './UploadField.module.css'
import { UploadField } from './UploadField.tsx'

/** An uploaded file. */
export type SentFile = Pick<Schemas['UploadedFile'], 'url' | 'name'>

interface FilesFieldProps {
  label: string
  /** Label of the button: "Add a file". */
  addLabel: string
  /** Purpose of the files, as the server names it. */
  topic: string
  files: readonly SentFile[]
  onChange: (files: SentFile[]) => void
  /** Maximum number of files. */
  most: number
  required?: boolean
  error?: string | false | undefined
}

/** The files of a form. Each uploads when it is chosen, and can be removed. */
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
          // The same file again changes nothing.
          onUploaded={({ url, name: sent }) =>
            onChange([...files.filter((file) => file.url !== url), { url, name: sent }])
          }
        />
      )}
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </Stack>
  )
}
