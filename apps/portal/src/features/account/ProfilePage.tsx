import { hasCall } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { FormSkeleton, PageTitle, SkeletonArea, Stack } from '@portal/ui'
import { AlertSection } from './profile/AlertSection.tsx'
import { AppearanceSection } from './profile/AppearanceSection.tsx'
import { PersonalSection } from './profile/PersonalSection.tsx'
import { SignInSection } from './profile/SignInSection.tsx'

/** Who the member is, how it signs in, and how it likes the portal. */
export function ProfilePage() {
  const site = useText('site')
  // The stored fields come first, the rest with the site's answer.
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
          <SkeletonArea>
            <FormSkeleton />
          </SkeletonArea>
        )}
        {hasCall('getPreference') && <AlertSection />}
        <AppearanceSection />
      </Stack>
    </>
  )
}
