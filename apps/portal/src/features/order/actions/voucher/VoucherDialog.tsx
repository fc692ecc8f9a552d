import { type Schemas, useDownloadVoucher, useGetVoucher } from '@portal/api-client'
import { bothClocks, useText } from '@portal/i18n'
import { FormDialog, LinesSkeleton, NativeSelect, notify, SimpleGrid, SkeletonArea, Text } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { LoadError } from '../../../../shared/error/LoadError.tsx'
import { useCheckedForm } from '../../../../shared/form/use-checked-form.ts'
import { saveFile } from '../../../../shared/save-file.ts'
import { VoucherSheet, voucherAddresses, zoneOfVoucher } from '../../../../trade/voucher/VoucherSheet.tsx'
import { type VoucherLanguage, voucherLanguages } from '../../../../trade/voucher/voucher-text.ts'
import { loadFailure, refusalOf } from '../failure.tsx'
import type { OrderDialogProps } from '../order-actions.ts'

const prices = ['setting', 'none', 'sell'] as const
type Price = (typeof prices)[number]

interface VoucherValues {
  language: VoucherLanguage
  price: Price
}

const printable: ReadonlySet<Schemas['VoucherState']> = new Set(['valid', 'over'])

/** Without `show_price` the company's setting applies. */
const toRequest = (id: string, { language, price }: VoucherValues) => ({
  id,
  language,
  ...(price !== 'setting' && { show_price: price }),
})

/** Previews the voucher in the language and with the price it will be saved with. */
export default function VoucherDialog({ id, opened, onClose }: OrderDialogProps) {
  const t = useText('order')
  const { mutateAsync } = useDownloadVoucher()
  const form = useCheckedForm<VoucherValues>({
    keptAs: `voucher ${id}`,
    initial: { language: 'bilingual', price: 'setting' },
    submit: async (values) => {
      try {
        const file = await mutateAsync({ params: toRequest(id, values) })
        saveFile(file)
        notify.success(t('voucher.saved', { name: file.name }))
        return true
      } catch (error) {
        const refusal = refusalOf(error)
        if (refusal) throw refusal
        return false
      }
    },
  })
  const query = useGetVoucher(toRequest(id, form.values), { query: { placeholderData: keepPreviousData } })
  const voucher = query.data?.voucher
  const lost = loadFailure(query)

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('voucher.title', { id })}
      size="lg"
      submitLabel={t('voucher.save')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      // A void voucher can be read but not printed.
      canSubmit={voucher !== undefined && printable.has(voucher.state) && !query.isPlaceholderData}
      error={lost ? undefined : query.error?.message}
    >
      <SimpleGrid minColWidth="180px" autoFlow="auto-fit" spacing="sm" m={0} p={0} bd={0}>
        <NativeSelect
          {...form.field('language')}
          label={t('voucher.languageOf')}
          data={voucherLanguages.map((value) => ({ value, label: t(`voucher.language.${value}`) }))}
        />
        <NativeSelect
          {...form.field('price')}
          label={t('voucher.price')}
          data={prices.map((value) => ({ value, label: t(`voucher.prices.${value}`) }))}
        />
      </SimpleGrid>
      {!voucher && !query.error && (
        <SkeletonArea>
          <LinesSkeleton lines={8} />
        </SkeletonArea>
      )}
      {lost && <LoadError {...lost} />}
      {voucher && (
        <>
          <Text size="sm" m="4px 0 0" c="dimmed">
            {t('voucher.version', {
              version: voucher.version,
              time: bothClocks(voucher.issued_time, zoneOfVoucher(voucher)),
            })}
          </Text>
          <VoucherSheet addresses={voucherAddresses} voucher={voucher} />
        </>
      )}
    </FormDialog>
  )
}
