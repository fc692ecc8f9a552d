import { isSupported, useDownloadOrderVouchers } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, EffectText, FormDialog, IconDownload, NativeSelect, notify, TagsInput } from '@portal/ui'
import { emailError, errorsIn } from '../../../shared/form/field-rules.ts'
import { useCheckedForm, useUnfinishedTag } from '../../../shared/form/use-checked-form.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { type VoucherLanguage, voucherLanguages } from '../../../trade/voucher/voucher-text.ts'
import { BatchLines, BatchSummary } from './BatchLines.tsx'
import type { LineDialogProps } from './batch-action.ts'
import { useBatch } from './use-batch.ts'

interface VoucherValues {
  to: string[]
  language: VoucherLanguage
}

const mostAddresses = 10

/** E-mails the vouchers of the selected orders, or saves them as one file. Orders without one say so before and after. */
export default function VoucherBatchDialog({ picked, onClose }: LineDialogProps) {
  const t = useText('user/order/list')
  const order = useText('order')
  const document = useText('document')
  const common = useText('common')
  const download = useDownloadOrderVouchers()
  const batch = useBatch(picked, (count) => t('batch.voucher.done', { count }))
  const { left, results } = batch
  const count = left.length
  const tag = useUnfinishedTag()
  const form = useCheckedForm<VoucherValues>({
    keptAs: `voucher mail ${left.map(({ booking_id }) => booking_id).join()}`,
    initial: { to: [], language: 'bilingual' },
    check: ({ to }) =>
      errorsIn({
        to: to.length === 0 ? 'required' : to.map(emailError).find((error) => error !== undefined),
      }),
    fieldOf: (path) => (path.startsWith('args.to') ? 'to' : null),
    submit: (values) =>
      batch.send({
        ids: left.map(({ booking_id }) => booking_id),
        action: 'voucher',
        args: { ...values, accept_penalty: false },
      }),
  })
  const reasonOf = (id: string) => {
    const action = left
      .find(({ booking_id }) => booking_id === id)
      ?.actions.find((state) => state.action === 'download_voucher')
    return action && !action.enabled ? action.reason_text : null
  }
  const ready = left.filter(({ booking_id }) => !reasonOf(booking_id)).map(({ booking_id }) => booking_id)
  const possible = ready.length
  const save = () =>
    download.mutate(
      { params: { ids: ready, language: form.values.language } },
      {
        onSuccess: (file) => {
          saveFile(file)
          notify.success(document('saved', { name: file.name }))
        },
      },
    )

  return (
    <FormDialog
      opened
      size="lg"
      onClose={onClose}
      title={t('batch.voucher.title', { count })}
      submitLabel={
        results.size > 0
          ? t('batch.again', { count })
          : t('batch.voucher.submit', { count: possible || count })
      }
      onSubmit={form.submit}
      isUnsaved={() => tag.isTyped || form.isUnsaved()}
      canSubmit={possible > 0 || results.size > 0}
      error={
        download.error?.message ??
        (possible === 0 && results.size === 0 ? t('batch.voucher.none') : undefined)
      }
      aside={
        isSupported('downloadOrderVouchers') && (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            disabled={possible === 0}
            loading={download.isPending}
            onClick={save}
          >
            {t('batch.voucher.save', { count: possible })}
          </Button>
        )
      }
      {...(results.size > 0 && { cancelLabel: common('close') })}
    >
      <BatchSummary batch={batch} />
      <TagsInput
        {...form.field('to')}
        {...tag.input}
        label={t('batch.voucher.to')}
        description={t('batch.voucher.toHint')}
        type="email"
        maxTags={mostAddresses}
        splitChars={[',', ';', ' ', '，', '；']}
        // No suggestions: an open list would catch the dialog's Esc key.
        dropdownOpened={false}
      />
      <NativeSelect
        {...form.field('language')}
        label={t('batch.voucher.language')}
        data={voucherLanguages.map((value) => ({ value, label: order(`voucher.language.${value}`) }))}
      />
      <EffectText>{t('batch.voucher.effect')}</EffectText>
      {results.size === 0 && <BatchLines label={t('batch.lines')} orders={left} reasonOf={reasonOf} />}
    </FormDialog>
  )
}
