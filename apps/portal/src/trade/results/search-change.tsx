import { useText } from '@portal/i18n'
import { Alert, Box, Button, Group } from '@portal/ui'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import styles from './results.module.css'

interface SearchChange {
  /** Id of the form whose input differs from what was searched for; null if none does. */
  changed: string | null
  report: (form: string | null) => void
}

const Change = createContext<SearchChange>({ changed: null, report: () => undefined })

/** A page with a search form and its results, which belong to each other. */
export function SearchScope({ children }: { children: ReactNode }) {
  const [changed, report] = useState<string | null>(null)
  const value = useMemo(() => ({ changed, report }), [changed])
  return <Change value={value}>{children}</Change>
}

/** Reports that the input of a form differs from what was searched for; `form` is the id of the form element. */
export function useSearchChange(form: string, isChanged: boolean): void {
  const { report } = use(Change)
  useEffect(() => {
    if (!isChanged) return
    report(form)
    return () => report(null)
  }, [report, form, isChanged])
}

/** Id of the offers, where `SkipToResults` leads. */
export const offersId = 'offers'

/** Leads the Tab key past the filters. */
export function SkipToResults() {
  const t = useText('stay')
  return (
    <a href={`#${offersId}`} className={styles.skip}>
      {t('skip')}
    </a>
  )
}

/**
 * Results of a search. Once the form above them has changed they belong to another search: they are greyed, cannot be
 * used, and say why.
 */
export function SearchedResults({ children }: { children: ReactNode }) {
  const t = useText('stay')
  const { changed } = use(Change)
  const isOutdated = changed !== null
  return (
    <>
      <div role="status">
        {isOutdated && (
          <Alert color="orange" title={t('outdated.title')} mb="sm">
            <Group justify="space-between" gap="xs">
              {t('outdated.hint')}
              <Button type="submit" form={changed} size="xs">
                {t('outdated.search')}
              </Button>
            </Group>
          </Alert>
        )}
      </div>
      <Box inert={isOutdated} opacity={isOutdated ? 0.4 : 1} data-outdated={isOutdated || undefined}>
        {children}
      </Box>
    </>
  )
}
