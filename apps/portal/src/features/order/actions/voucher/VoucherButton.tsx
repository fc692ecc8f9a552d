import { useText } from '@portal/i18n'
import { Button, IconChevronDown, IconDownload, IconMail } from '@portal/ui'
import { MenuButton } from '../../../../shared/menu/MenuButton.tsx'
import { voucherLanguages } from '../../../../trade/voucher/voucher-text.ts'
import styles from '../ActionBar.module.css'
import { useSaveVoucher } from './use-save-voucher.ts'

interface VoucherButtonProps {
  /** Booking ID. */
  id: string
  label: string
  primary: boolean
  onSend: () => void
}

/** Saves the voucher in both languages; the menu beside it offers one language or e-mail. */
export function VoucherButton({ id, label, primary, onSend }: VoucherButtonProps) {
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
        choices={[
          ...voucherLanguages.map((language) => ({
            key: language,
            label: t(`voucher.language.${language}`),
            onChoose: () => save(language),
          })),
          {
            key: 'send',
            label: t('send.open'),
            icon: <IconMail size={16} aria-hidden />,
            apart: true,
            onChoose: onSend,
          },
        ]}
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
