import { useGetPayee } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { LinesSkeleton, SkeletonArea } from '@portal/ui'
import { LoadError } from '../../shared/error/LoadError.tsx'
import { DocumentFacts } from './DocumentParts.tsx'

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
            { name: t('payee.name'), value: data.name, wide: true },
            { name: t('payee.bank'), value: data.bank, wide: true },
            { name: t('payee.account', { currency: data.currency }), value: data.account_number, wide: true },
            { name: t('payee.swift'), value: data.swift },
            { name: t('payee.reference'), value: <strong>{reference ?? data.reference}</strong> },
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
