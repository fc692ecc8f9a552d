import { useGetPayee } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { LinesSkeleton, SkeletonArea } from '@portal/ui'
import { LoadError } from '../../shared/error/LoadError.tsx'
import { Copied } from '../order/Reference.tsx'
import { DocumentFacts } from './DocumentParts.tsx'

/** What is typed into the bank's form, with a button that copies it. */
const copied = (name: string, value: string) => ({
  name,
  value: <Copied name={name} value={value} />,
  wide: true,
})

interface PayeeFactsProps {
  /** The payment reference for the bank, if not the company's own. */
  reference?: string
}

/** The bank account for transfers, with the payment reference. */
export function PayeeFacts({ reference }: PayeeFactsProps) {
  const t = useText('document')
  const { data, error, isFetching, refetch } = useGetPayee({ query: { staleTime: 300_000 } })
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <section aria-label={t('payee.title')}>
      {data ? (
        <DocumentFacts
          facts={[
            copied(t('payee.name'), data.name),
            copied(t('payee.bank'), data.bank),
            copied(t('payee.account', { currency: data.currency }), data.account_number),
            ...(data.swift === null ? [] : [copied(t('payee.swift'), data.swift)]),
            copied(t('payee.reference'), reference ?? data.reference),
          ]}
        />
      ) : (
        <SkeletonArea>
          <LinesSkeleton lines={3} />
        </SkeletonArea>
      )}
    </section>
  )
}
