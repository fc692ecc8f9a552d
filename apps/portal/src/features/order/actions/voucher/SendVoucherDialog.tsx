import { type Schemas, useGetOrder, useSendVoucher } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { FormDialog, FormSkeleton, NativeSelect, TagsInput, Text, Textarea } from '@portal/ui'
import { LoadError } from '../../../../shared/error/LoadError.tsx'
import { emailError } from '../../../../shared/form/field-rules.ts'
import {
  type FieldErrors,
  useCheckedForm,
  useUnfinishedTag,
} from '../../../../shared/form/use-checked-form.ts'
import { voucherLanguages } from '../../../../trade/voucher/voucher-text.ts'
import { loadFailure } from '../failure.tsx'
import type { OrderDialogProps } from '../order-actions.ts'
import { useMove } from '../use-move.ts'

const most = { receivers: 10, message: 1000 } as const
const languages = ['setting', ...voucherLanguages] as const

interface LetterValues {
  to: string[]
  language: (typeof languages)[number]
  message: string
}

/** E-mails the newest voucher, by default to the order's contact. */
export default function SendVoucherDialog(props: OrderDialogProps) {
  const t = useText('order')
  const query = useGetOrder({ id: props.id })
  const lost = loadFailure(query)
  if (query.data) return <LetterForm {...props} order={query.data.order} />
  return (
    <FormDialog
      opened={props.opened}
      onClose={props.onClose}
      title={t('send.title', { id: props.id })}
      submitLabel={t('send.submit')}
      onSubmit={() => false}
      canSubmit={false}
      error={lost ? undefined : query.error?.message}
    >
      {lost ? <LoadError {...lost} /> : <FormSkeleton fields={3} />}
    </FormDialog>
  )
}

function errorsOf({ to, message }: LetterValues): FieldErrors {
  const wrong = to.map((address) => emailError(address)).find((error) => error !== undefined)
  const receivers = to.length === 0 ? 'required' : wrong
  return {
    ...(receivers && { to: receivers }),
    ...(message.length > most.message && { message: 'tooLong' as const }),
  }
}

function LetterForm({ id, opened, onClose, order }: OrderDialogProps & { order: Schemas['Order'] }) {
  const t = useText('order')
  const { mutateAsync } = useSendVoucher()
  const { move } = useMove(t('send.done'))
  const tag = useUnfinishedTag()
  const form = useCheckedForm<LetterValues>({
    keptAs: `voucher mail ${id}`,
    initial: { to: order.contact_email ? [order.contact_email] : [], language: 'setting', message: '' },
    check: errorsOf,
    submit: (values) => move(() => mutateAsync({ data: toRequest(id, values) })),
    // A list of addresses is one field, whichever of them is refused.
    fieldOf: (path) => /^\w+/.exec(path)?.[0] ?? null,
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('send.title', { id })}
      submitLabel={t('send.submit')}
      onSubmit={form.submit}
      isUnsaved={() => tag.isTyped || form.isUnsaved()}
    >
      <Text size="sm" mt={4} c="dimmed">
        {t('send.effect', { version: order.voucher.version ?? 1 })}
      </Text>
      <TagsInput
        {...form.field('to')}
        {...tag.input}
        label={t('send.to')}
        description={t('send.toHint', { count: most.receivers })}
        maxTags={most.receivers}
        splitChars={[',', ';', ' ', '，', '；']}
        // No suggestions: an open list would catch the dialog's Esc key.
        dropdownOpened={false}
        acceptValueOnBlur
        required
      />
      <NativeSelect
        {...form.field('language')}
        label={t('send.language')}
        data={languages.map((value) => ({
          value,
          label: value === 'setting' ? t('voucher.prices.setting') : t(`voucher.language.${value}`),
        }))}
      />
      <Textarea {...form.field('message')} label={t('send.message')} rows={4} />
    </FormDialog>
  )
}

const toRequest = (id: string, { to, language, message }: LetterValues): Schemas['SendVoucherRequest'] => ({
  id,
  to: to.map((address) => address.trim()),
  ...(language !== 'setting' && { language }),
  ...(message.trim() && { message: message.trim() }),
})
