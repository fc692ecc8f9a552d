import { language, loadTexts } from '@portal/i18n'

type TextName = Parameters<typeof loadTexts>[1][number]

/** Fetches a lazy part together with the texts that only it uses. */
export const withTexts = async <Part>(
  texts: readonly TextName[],
  part: () => Promise<Part>,
): Promise<Part> => {
  const [module] = await Promise.all([part(), loadTexts(language(), [...texts])])
  return module
}

/** Resolves once the page is idle, for parts that nobody waits for. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callback; a second after the request is late enough there.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve())
    else setTimeout(resolve, 1000)
  })
