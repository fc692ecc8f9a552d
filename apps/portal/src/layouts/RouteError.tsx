import { textOf, useText } from '@portal/i18n'
import { Button, ErrorPage } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { PageError } from '../navigation/page.ts'
import { isChunkLoadError } from '../release/chunk-reload.ts'
import { reloadForLostCode } from '../release/lost-code.ts'
import { ensureSite } from '../shared/session/site.ts'
import { CommonLayout } from './layouts.tsx'

/** Replaces a page that failed; the layout around it stays usable. */
export function RouteError({ error, reset }: ErrorComponentProps): ReactNode {
  const reloading = useChunkReload(error)
  const router = useRouter()
  const t = useText('common')
  if (reloading) return null
  const again = () => {
    reset()
    void router.invalidate()
  }
  return (
    <ErrorPage
      status={error instanceof PageError ? error.status : 500}
      message={messageOf(error)}
      actions={
        <>
          <Button onClick={() => void router.navigate({ to: '/' })}>{t('errorPage.toHome')}</Button>
          <Button variant="default" onClick={again}>
            {t('retry')}
          </Button>
        </>
      }
    />
  )
}

/** The same if no layout could be chosen, because the route change itself failed. */
export function RootError(error: ErrorComponentProps): ReactNode {
  const queryClient = useQueryClient()
  // The route change may have failed before it loaded the site, which the header needs.
  useEffect(() => void ensureSite(queryClient, false), [queryClient])
  return (
    <CommonLayout>
      <RouteError {...error} />
    </CommonLayout>
  )
}

/** The message of a program error goes to the console only. */
function messageOf(error: unknown): string {
  if (error instanceof PageError) return error.message
  return isChunkLoadError(error) ? textOf('common')('lostPage') : textOf('errors')('abnormalProblem')
}

/** Starts the one reload that missing code allows; true while it is under way. */
function useChunkReload(error: unknown): boolean {
  const router = useRouter()
  const [heldBack, setHeldBack] = useState(!isChunkLoadError(error))
  useEffect(() => {
    const reload = async () => {
      setHeldBack(!(await reloadForLostCode(router.latestLocation.href)))
    }
    if (isChunkLoadError(error)) void reload()
  }, [error, router])
  return !heldBack
}
