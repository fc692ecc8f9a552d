import { isSupported } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { ErrorState, FormSkeleton, lazySection, PageTitle, SkeletonArea, Stack } from '@portal/ui'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { ensureSite, siteKey } from '../../shared/session/site.ts'
import { AlertSection } from './profile/AlertSection.tsx'
import { AppearanceSection } from './profile/AppearanceSection.tsx'
import { PersonalSection } from './profile/PersonalSection.tsx'
import { SignInSection } from './profile/SignInSection.tsx'

const AccessSections = lazySection(() => import('./profile/AccessSections.tsx'), {
  loading: <FormSkeleton />,
})

/** The member's personal data, sign-in details and preferences. */
export function ProfilePage() {
  const site = useText('site')
  // Stored fields are there first, the rest arrives with the site call.
  const described = useSession((member) => member.join_time !== undefined)
  return (
    <>
      <PageTitle title={site('titles.profile')} />
      <Stack gap="md" maw={760}>
        {described ? (
          <>
            <PersonalSection />
            <SignInSection />
            {isSupported('getAccountAccess') && <AccessSections />}
          </>
        ) : (
          <Undescribed />
        )}
        {isSupported('getPreference') && <AlertSection />}
        <AppearanceSection />
      </Stack>
    </>
  )
}

/** Shown until the site's answer describes the member: it is loading, or it failed and a notice has said so. */
function Undescribed() {
  const t = useText('common')
  const queryClient = useQueryClient()
  const loading = useIsFetching({ queryKey: siteKey }) > 0
  const retry = () => void ensureSite(queryClient, true)
  if (!loading) return <ErrorState message={t('errorPage.internalHint')} onRetry={retry} />
  return (
    <SkeletonArea>
      <FormSkeleton />
    </SkeletonArea>
  )
}
