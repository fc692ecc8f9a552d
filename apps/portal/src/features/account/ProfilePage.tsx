import { hasCall } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { ErrorState, FormSkeleton, PageTitle, SkeletonArea, Stack } from '@portal/ui'
import { useEffect, useState } from 'react'
import { ensureSite, siteOnItsWay } from '../../shared/session/site.ts'
import { AlertSection } from './profile/AlertSection.tsx'
import { AppearanceSection } from './profile/AppearanceSection.tsx'
import { PersonalSection } from './profile/PersonalSection.tsx'
import { SignInSection } from './profile/SignInSection.tsx'

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
          </>
        ) : (
          <Undescribed />
        )}
        {hasCall('getPreference') && <AlertSection />}
        <AppearanceSection />
      </Stack>
    </>
  )
}

/** Shown until the site call has described the member. If that call fails, its own notice says so. */
function Undescribed() {
  const t = useText('common')
  const [waited, setWaited] = useState(siteOnItsWay)
  useEffect(() => {
    const over = () => setWaited((now) => (now === waited ? null : now))
    waited?.then(over, over)
  }, [waited])
  const again = () => {
    void ensureSite(true)
    setWaited(siteOnItsWay())
  }
  if (waited === null) return <ErrorState message={t('errorPage.internalHint')} onRetry={again} />
  return (
    <SkeletonArea>
      <FormSkeleton />
    </SkeletonArea>
  )
}
