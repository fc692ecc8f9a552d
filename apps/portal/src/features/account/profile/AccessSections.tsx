import { useGetAccountAccess } from '@portal/api-client'
import { FormSkeleton, SkeletonArea } from '@portal/ui'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { SecondFactorSection } from './SecondFactorSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'

/** The second factor and the sessions of the member. */
export default function AccessSections() {
  const { data, error, isFetching, refetch } = useGetAccountAccess()
  if (data) {
    return (
      <>
        <SecondFactorSection access={data} />
        <SessionsSection sessions={data.sessions} />
      </>
    )
  }
  if (error) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <SkeletonArea>
      <FormSkeleton />
    </SkeletonArea>
  )
}
