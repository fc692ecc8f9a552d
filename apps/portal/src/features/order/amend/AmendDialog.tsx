import type { Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { formatMoney, useText } from '@portal/i18n'
import { Alert, Button, Checkbox, FormDialog } from '@portal/ui'
import { useState } from 'react'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import type { ProductType } from '../../../trade/product/facts.ts'
import { productPart } from '../../../trade/product/parts.ts'
import type { ChangeFields, OrderOf, OwnChanges, ProductAmendment } from '../../../trade/product/product.ts'
import type { OrderDialogProps } from '../actions/order-actions.ts'
import { AmendFields } from './AmendFields.tsx'
import { type SharedValues, sharedChanges, sharedErrors, sharedField, sharedValues } from './amend-values.ts'
import { AmendReview } from './ChangedFacts.tsx'
import { OrderDialog } from './OrderDialog.tsx'
import { isDearer, useAmendment } from './use-amendment.ts'

/** Corrects an order in three steps: fields, effect, confirmation. */
export default function AmendDialog(props: OrderDialogProps) {
  const t = useText('order-change')
  return (
    <OrderDialog {...props} title={t('title', { id: props.id })} submitLabel={t('check')} Form={AmendForm} />
  )
}

interface AmendFormProps<Type extends ProductType> extends OrderDialogProps {
  order: OrderOf<Type>
}

interface Values<Type extends ProductType> extends SharedValues {
  own: OwnChanges[Type]
}

/** The fields of the order, then a preview of the change, and only then the button that makes it. */
function AmendForm<Type extends ProductType>({ id, opened, onClose, order: latest }: AmendFormProps<Type>) {
  const t = useText('order-change')
  // Compared with the order as it was opened, or a colleague's change would be undone.
  const [order] = useState(latest)
  const part: ProductAmendment<Type> = productPart('amendments')[order.order_type]
  const amendment = useAmendment(latest)
  const { review } = amendment
  const mayPay = useHoldsNode('order/pay')
  const isCharged =
    review !== null &&
    order.pay_channel !== null &&
    isDearer(review.preview.settlement_diff ?? review.preview.price_diff)
  const colleague = isCharged && !mayPay ? 'needsPayer' : amendment.colleague

  const changesOf = (values: Values<Type>): Schemas['OrderChanges'] => ({
    ...sharedChanges(values, order),
    ...part.changes(values.own, order),
  })
  const form = useCheckedForm<Values<Type>>({
    keptAs: `amend ${id}`,
    initial: { ...sharedValues(order), own: part.begin(order) },
    check: (values) => ({
      ...sharedErrors(values, order),
      ...prefixed(part.errors(values.own, order)),
    }),
    submit: (values) => amendment.submit(changesOf(values), values),
    fieldOf: (path, values) => {
      const name = path.replace(/^changes\./, '')
      if (name === 'changes') return null
      return sharedField(name, changesOf(values)) ?? `own.${part.fieldOf(name)}`
    },
  })
  const own: ChangeFields<OwnChanges[Type]> = {
    values: form.values.own,
    field: (path, options) => form.field(`own.${path}`, options),
    set: (path, value) => form.set(`own.${path}`, value),
    errorAt: (path) => form.errorAt(`own.${path}`),
  }

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('title', { id })}
      size="lg"
      submitLabel={
        review && colleague === null ? submitLabel(review.preview, t) : t(review ? 'submit.apply' : 'check')
      }
      canSubmit={review?.preview.verdict !== 'never' && colleague === null}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      // Disappears as soon as something changes.
      error={amendment.nothing && isEmpty(changesOf(form.values)) ? t('nothing') : undefined}
      aside={
        review && (
          <Button variant="default" onClick={amendment.back}>
            {t('back')}
          </Button>
        )
      }
    >
      {amendment.changed && <Alert color="orange">{t('changedMeanwhile')}</Alert>}
      {colleague && <Alert color="orange">{t(colleague)}</Alert>}
      {review ? (
        <AmendReview order={order} {...review} />
      ) : (
        <AmendFields order={order} form={form}>
          <part.Fields order={order} form={own} />
        </AmendFields>
      )}
      {amendment.twice && !review && (
        <Checkbox
          label={t('bookedTwice')}
          checked={amendment.sure}
          onChange={(event) => amendment.setSure(event.currentTarget.checked)}
        />
      )}
    </FormDialog>
  )
}

const isEmpty = (changes: object): boolean => Object.keys(changes).length === 0

const prefixed = <Error,>(errors: Partial<Record<string, Error>>): Partial<Record<string, Error>> =>
  Object.fromEntries(Object.entries(errors).map(([path, error]) => [`own.${path}`, error]))

function submitLabel(
  { verdict, price_diff }: Schemas['AmendmentPreview'],
  t: ReturnType<typeof useText<'order-change'>>,
): string {
  if (verdict !== 'apply' && verdict !== 'ask') return t('submit.apply')
  return isDearer(price_diff)
    ? t(`submitDearer.${verdict}`, { money: formatMoney(price_diff) })
    : t(`submit.${verdict}`)
}
