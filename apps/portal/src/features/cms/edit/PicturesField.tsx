import { useText } from '@portal/i18n'
import { CloseButton, Columns, Input, Stack } from '@portal/ui'
import { UploadField } from '../../../shared/upload/UploadField.tsx'
import { isPicture } from '../../../shared/upload/upload-rules.ts'
import { ArticlePicture } from '../ArticlePicture.tsx'
import styles from './edit.module.css'

interface PicturesFieldProps {
  id: string
  label: string
  description: string | undefined
  error: string | undefined
  images: readonly string[]
  onChange: (images: string[]) => void
}

/** The contract's limit. */
const most = 20

/** The pictures of an article; the first one is its cover. */
export function PicturesField({ id, label, description, error, images, onChange }: PicturesFieldProps) {
  const t = useText('user/cms/editContent')
  return (
    <Stack id={id} role="group" aria-labelledby={`${id}-label`} gap={6}>
      <Input.Label id={`${id}-label`} labelElement="div">
        {label}
      </Input.Label>
      {description && <Input.Description>{description}</Input.Description>}
      {images.length > 0 && (
        <Columns component="ul" widths="repeat(auto-fill, minmax(96px, 1fr))" gap="xs">
          {images.map((image, index) => (
            <li key={image} className={styles.picture}>
              <ArticlePicture address={image} />
              <CloseButton
                className={styles.remove}
                size="sm"
                aria-label={t('removePicture', { number: index + 1 })}
                onClick={() => onChange(images.filter((each) => each !== image))}
              />
            </li>
          ))}
        </Columns>
      )}
      {images.length < most && (
        <UploadField
          label={t('addPicture')}
          topic="content"
          only={isPicture}
          onUploaded={(file) => onChange([...new Set([...images, file.url])])}
        />
      )}
      {error && <Input.Error>{error}</Input.Error>}
    </Stack>
  )
}
