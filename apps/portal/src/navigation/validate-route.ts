import { textOf } from '@portal/i18n'
import { type Navigation, paramsOf, type Step } from './navigation.ts'
import { PageError } from './page-error.ts'

/** Raises 404 where no page is matched, and what a page's own check raises. */
export const validateRoute: Step = {
  name: 'validate-route',
  onPreload: false,
  run: (navigation) => {
    if (navigation.page.name === null) throw notFound(navigation)
    for (const { staticData } of navigation.matches) {
      const verdict = staticData.validate?.(paramsOf(navigation)) ?? true
      if (verdict === false) throw notFound(navigation)
      if (verdict !== true) throw new PageError(verdict.status, verdict.message)
    }
    return undefined
  },
}

const notFound = ({ href }: Navigation) =>
  new PageError(404, textOf('errors')('pageNotFound', { path: href }))
