import { useText } from '@portal/i18n'
import { Button, Stack, Text } from '@portal/ui'
import { imageAddress } from '../../shared/address/asset-address.ts'
import { UploadField } from '../../shared/upload/UploadField.tsx'
import { isPrintedPicture } from '../../shared/upload/upload-rules.ts'
import styles from './voucher.module.css'

interface PictureFieldProps {
  label: string
  hint: string
  /** Path of the picture; null without one. */
  value: string | null
  onChange: (path: string | null) => void
  error: string | undefined
  disabled: boolean
}

/** One picture of the voucher: shown, replaced, removed. */
export function PictureField({ label, hint, value, onChange, error, disabled }: PictureFieldProps) {
  const t = useText('user/manage/voucherSetting')
  const common = useText('common')
  const shown = value === null ? null : imageAddress(value)
  return (
    <Stack role="group" aria-label={label} gap={6} align="flex-start" miw={0}>
      <Text span size="sm" fw={500}>
        {label}
      </Text>
      <Text span inherit fz="sm" c="dimmed">
        {hint}
      </Text>
      {shown ? <img className={styles.thumb} src={shown} alt={label} /> : <span>{t('noPicture')}</span>}
      {!disabled && (
        <UploadField
          label={t(shown ? 'replacePicture' : 'choosePicture', { name: label })}
          topic="voucher"
          only={isPrintedPicture}
          onUploaded={({ url }) => onChange(url)}
        />
      )}
      {shown && !disabled && (
        <div>
          <Button
            variant="default"
            size="xs"
            onClick={() => onChange(null)}
            aria-label={`${common('remove')}: ${label}`}
          >
            {common('remove')}
          </Button>
        </div>
      )}
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  )
}
