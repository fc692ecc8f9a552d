import { type Schemas, useGetAgreement } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { LinesSkeleton, Modal, SkeletonArea, usePhone } from '@portal/ui'
import { ServerHtml } from '../../shared/address/ServerHtml.tsx'
import { LoadError } from '../../shared/error/LoadError.tsx'

export type Agreement = Extract<Schemas['AgreementType'], 'terms' | 'privacy'>

interface AgreementDialogProps {
  agreement: Agreement
  onClose: () => void
}

/** Service terms or privacy policy, to read before agreeing; the form below keeps its values. */
export default function AgreementDialog({ agreement, onClose }: AgreementDialogProps) {
  const t = useText('session')
  const phone = usePhone()
  const { data, error, isFetching, refetch } = useGetAgreement({ type: agreement })
  return (
    <Modal opened onClose={onClose} title={t(agreement)} size="lg" fullScreen={phone} centered={!phone}>
      {data && <ServerHtml html={data.content} topHeading={3} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <SkeletonArea>
          <LinesSkeleton lines={8} />
        </SkeletonArea>
      )}
    </Modal>
  )
}
