import { useAgreement } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { LinesSkeleton, Modal, SkeletonArea, usePhone } from '@portal/ui'
import { LoadFault } from '../../shared/LoadFault.tsx'
import { blocksOf } from './agreement-text.ts'
import styles from './LoginPage.module.css'

/** The service terms, to be read before agreeing to them; the form below stays as it is. */
export default function AgreementDialog({ onClose }: { onClose: () => void }) {
  const t = useText('session')
  const phone = usePhone()
  const { data, error, isFetching, refetch } = useAgreement({ type: 'terms' }, { request: { silent: true } })
  return (
    <Modal opened onClose={onClose} title={t('terms')} size="lg" fullScreen={phone} centered={!phone}>
      <div className={styles.terms}>
        {data &&
          blocksOf(data.content).map(({ heading, text }, place) => {
            const Block = heading ? 'h3' : 'p'
            // oxlint-disable-next-line react/no-array-index-key -- a text that never changes order
            return <Block key={place}>{text}</Block>
          })}
        {!data && error && <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {!data && !error && (
          <SkeletonArea>
            <LinesSkeleton lines={8} />
          </SkeletonArea>
        )}
      </div>
    </Modal>
  )
}
