import { useText } from '@portal/i18n'
import { Button, IconChevronDown, IconDownload } from '@portal/ui'
import { MenuButton } from '../../../shared/MenuButton.tsx'
import styles from './ActionBar.module.css'
import { useSaveVoucher, voucherLanguages } from './use-save-voucher.ts'

interface VoucherButtonProps {
  /** Booking ID. */
  id: string
  label: string
  primary: boolean
}

/** One press saves the voucher in both languages; the arrow beside it offers one of them alone. */
export function VoucherButton({ id, label, primary }: VoucherButtonProps) {
  const t = useText('order')
  const { save, saving } = useSaveVoucher(id)
  const variant = primary ? 'filled' : 'default'
  return (
    <span className={styles.pair}>
      <Button
        className={styles.pairMain}
        variant={variant}
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={saving}
        onClick={() => save('bilingual')}
      >
        {label}
      </Button>
      <MenuButton
        choices={voucherLanguages.map((language) => ({
          key: language,
          label: t(`voucher.language.${language}`),
          onChoose: () => save(language),
        }))}
      >
        {(opener) => (
          <Button
            {...opener}
            className={styles.pairMore}
            variant={variant}
            disabled={saving}
            aria-label={t('voucher.choose')}
          >
            <IconChevronDown size={16} aria-hidden />
          </Button>
        )}
      </MenuButton>
    </span>
  )
}
