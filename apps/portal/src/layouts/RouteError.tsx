import { textOf, useText } from '@portal/i18n'
import { Button, ErrorPage } from '@portal/ui'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { PageError } from '../navigation/page-error.ts'
import { isChunkError } from '../release/chunk-reload.ts'
import { reloadForLostCode } from '../release/lost-code.ts'
import { ensureSite } from '../shared/session/site.ts'
import { CommonLayout } from './CommonLayout.tsx'

/** Stands in place of a page that failed; the layout around it stays usable. */
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

/** The same where no layout could be chosen, because the navigation itself failed. */
export function RootError(error: ErrorComponentProps): ReactNode {
  // The navigation may have failed before it came to that, and the header needs it.
  useEffect(() => void ensureSite(false), [])
  return (
    <CommonLayout>
      <RouteError {...error} />
    </CommonLayout>
  )
}

/** Errors of the program itself keep their words for the console. */
function messageOf(error: unknown): string {
  if (error instanceof PageError) return error.message
  return isChunkError(error) ? textOf('common')('lostPage') : textOf('errors')('abnormalProblem')
}

/** Starts the one reload that a missing part of the program is answered with; true while it is under way. */
function useChunkReload(error: unknown): boolean {
  const router = useRouter()
  const [heldBack, setHeldBack] = useState(!isChunkError(error))
  useEffect(() => {
    const reload = async () => {
      setHeldBack(!(await reloadForLostCode(router.latestLocation.href)))
    }
    if (isChunkError(error)) void reload()
  }, [error, router])
  return !heldBack
}
