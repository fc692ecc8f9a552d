import { useText } from '@portal/i18n'
import { Button } from '@portal/ui'
import { imageAddress } from '../../navigation/image-address.ts'
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

/** One picture of the voucher: shown, replaced, taken away. */
export function PictureField({ label, hint, value, onChange, error, disabled }: PictureFieldProps) {
  const t = useText('user/manage/voucherSetting')
  const common = useText('common')
  const shown = value === null ? null : imageAddress(value)
  return (
    <div role="group" aria-label={label} className={styles.picture}>
      <span className={styles.label}>{label}</span>
      <span className={styles.hint}>{hint}</span>
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
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
