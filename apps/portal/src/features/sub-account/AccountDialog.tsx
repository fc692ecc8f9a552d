import {
  isRefusal,
  type Schemas,
  useGetWallet,
  useListPermissionNodes,
  useSaveSubAccount,
} from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { FormDialog, FormErrorSummary, FormSkeleton, focusField } from '@portal/ui'
import { useEffect } from 'react'
import { LoadError } from '../../shared/error/LoadError.tsx'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { AccountFields } from './AccountFields.tsx'
import {
  type AccountValues,
  accountErrors,
  type Company,
  fieldOf,
  newAccount,
  toSaveRequest,
  valuesOf,
} from './account-form.ts'
import { BookingFields } from './BookingFields.tsx'
import { PermissionFields } from './PermissionFields.tsx'

interface AskedCompany {
  /** Undefined until the wallet has answered. */
  company: Company | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** The company's currency and channels, from its wallet. */
function useCompany(): AskedCompany {
  const seesNet = useHoldsNode('order/viewNet')
  const { data, error, isFetching, refetch } = useGetWallet()
  const company: Company | undefined = data && {
    currency: data.wallet.currency,
    seesNet,
    channels: data.credit ? ['predeposit', 'credit'] : ['predeposit'],
  }
  return { company, error, isFetching, refetch }
}

interface AccountDialogProps {
  /** `new`, or a member number. */
  id: string
  /** The visible accounts; an address may name another one. */
  list: readonly Schemas['SubAccount'][] | undefined
  /** The account is out of date and must be loaded again. */
  onStale: () => void
  onClose: () => void
}

/** Creates or edits a sub-account. Typed values survive an expired session, except the password. */
export default function AccountDialog({ id, list, onStale, onClose }: AccountDialogProps) {
  const t = useText('user/manage/subAccount')
  const common = useText('common')
  const nodes = useListPermissionNodes()
  const { company, ...wallet } = useCompany()
  const save = useSaveSubAccount({ request: { success: true } })

  const account = id === 'new' ? null : list?.find((one) => String(one.id) === id)
  const known = account === null ? newAccount : account && valuesOf(account)
  // The account may load after the dialog opens: typed values override the loaded ones.
  const filledIn = (edits: Partial<AccountValues>) => known && { ...known, ...edits }
  const form = useCheckedForm<Partial<AccountValues>>({
    keptAs: `sub-account ${id}`,
    secrets: ['password'],
    initial: {},
    check: (edits) => errorsIn(filledIn(edits), account === null),
    fieldByReason: (edits) => ({
      ACCOUNT_TAKEN: 'username',
      TARGET_TAKEN: takenField(filledIn(edits) ?? newAccount),
      NODE_NOT_HELD: 'nodes',
    }),
    fieldOf,
    submit: async (edits) => {
      const values = filledIn(edits)
      if (!values || !company || account === undefined) return false
      try {
        await save.mutateAsync({ data: toSaveRequest(values, account, company) })
      } catch (error) {
        if (isRefusal(error, 'VERSION_CONFLICT')) onStale()
        throw error
      }
      return true
    },
  })
  const values = filledIn(form.values)
  const ready = values !== undefined && nodes.data !== undefined && company !== undefined
  const { errors, change, summary } = form

  // The dialog opened before its fields were there, so the focus was on a button.
  const first = account === null ? 'username' : 'nickname'
  useEffect(() => {
    if (ready) focusField(first)
  }, [ready, first])

  const error = nodes.error ?? wallet.error
  const lost = list !== undefined && account === undefined
  return (
    <FormDialog
      opened
      size="xl"
      onClose={onClose}
      title={account ? t('editTitle', { name: account.nickname }) : t('add')}
      submitLabel={account === null ? t('addIt') : common('save')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      canSubmit={ready && account?.manageable !== false}
    >
      {lost && <p>{t('lost')}</p>}
      {error !== null && (
        <LoadError error={error} onRetry={() => void (nodes.error ? nodes : wallet).refetch()} />
      )}
      {!ready && error === null && !lost && <FormSkeleton fields={6} />}
      {ready && (
        <>
          <FormErrorSummary
            attempt={summary.attempt}
            errors={summary.errors.map((one) => ({
              ...one,
              where: t(`fields.${one.path as keyof AccountValues}`),
            }))}
          />
          <AccountFields values={values} errors={errors} account={account ?? null} onChange={change} />
          <PermissionFields
            values={values}
            error={errors.nodes}
            groups={nodes.data.tree}
            templates={nodes.data.templates}
            onChange={change}
          />
          <BookingFields
            values={values}
            errors={errors}
            company={company}
            used={account?.used_this_month}
            onChange={change}
          />
        </>
      )}
    </FormDialog>
  )
}

const errorsIn = (values: AccountValues | undefined, isNew: boolean) =>
  values ? accountErrors(values, isNew) : {}

/** The refusal says that e-mail or number is taken, not which: the entered one is meant. */
const takenField = ({ email }: AccountValues) => (email.trim() === '' ? 'mobile' : 'email')
