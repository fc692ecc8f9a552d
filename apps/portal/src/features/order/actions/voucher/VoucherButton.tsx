import { useDownloadVoucher } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, IconChevronDown, IconDownload, IconMail, notify } from '@portal/ui'
import { MenuButton } from '../../../../shared/menu/MenuButton.tsx'
import { saveFile } from '../../../../shared/save-file.ts'
import { type VoucherLanguage, voucherLanguages } from '../../../../trade/voucher/voucher-text.ts'
import styles from '../ActionBar.module.css'

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

/** Downloads the voucher as PDF. The call reports a failure. */
function useSaveVoucher(id: string) {
  const t = useText('order')
  const { mutate, isPending } = useDownloadVoucher({ request: { announce: true } })
  const save = (language: VoucherLanguage) =>
    mutate(
      { params: { id, language } },
      {
        onSuccess: (file) => {
          saveFile(file)
          notify.success(t('voucher.saved', { name: file.name }))
        },
      },
    )
  return { save, saving: isPending }
}
