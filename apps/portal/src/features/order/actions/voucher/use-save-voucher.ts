import { useDownloadVoucher } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { notify } from '@portal/ui'
import { saveFile } from '../../../../shared/save-file.ts'
import type { VoucherLanguage } from '../../../../trade/voucher/voucher-text.ts'

/** Downloads the voucher as PDF. The call reports a failure. */
export function useSaveVoucher(id: string) {
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
