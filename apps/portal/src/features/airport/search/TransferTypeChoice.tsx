import { useText } from '@portal/i18n'
import { useId } from 'react'
import styles from './TransferSearchForm.module.css'
import type { TransferType } from './transfer-search.ts'

interface TransferTypeChoiceProps {
  value: TransferType
  onChange: (value: TransferType) => void
}

/** From the airport or to it: it decides what the form asks for. */
export function TransferTypeChoice({ value, onChange }: TransferTypeChoiceProps) {
  const t = useText('ride')
  const name = useId()
  return (
    <fieldset className={styles.types}>
      <legend className={styles.hidden}>{t('transferType')}</legend>
      {(['pickup', 'dropoff'] as const).map((type) => (
        <label key={type} className={styles.type}>
          <input type="radio" name={name} checked={type === value} onChange={() => onChange(type)} />
          {t(`types.${type}`)}
        </label>
      ))}
    </fieldset>
  )
}
