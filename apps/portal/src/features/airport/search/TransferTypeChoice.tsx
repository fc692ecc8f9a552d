import { useText } from '@portal/i18n'
import { Flex, VisuallyHidden } from '@portal/ui'
import { useId } from 'react'
import styles from './TransferSearchForm.module.css'
import type { TransferType } from './transfer-request.ts'

interface TransferTypeChoiceProps {
  value: TransferType
  onChange: (value: TransferType) => void
}

/** Pick-up or drop-off: it decides which fields the form has. */
export function TransferTypeChoice({ value, onChange }: TransferTypeChoiceProps) {
  const t = useText('ride')
  const name = useId()
  return (
    <Flex component="fieldset" gap="4px 20px" wrap="wrap" m={0} p={0} bd={0}>
      <VisuallyHidden component="legend">{t('transferType')}</VisuallyHidden>
      {(['pickup', 'dropoff'] as const).map((type) => (
        <label key={type} className={styles.type}>
          <input type="radio" name={name} checked={type === value} onChange={() => onChange(type)} />
          {t(`types.${type}`)}
        </label>
      ))}
    </Flex>
  )
}
