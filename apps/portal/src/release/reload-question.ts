import { language, loadTexts } from '@portal/i18n'
import { askQuestion } from '../shared/leaving/unload.ts'

/** Asks whether the page may be reloaded although a form is half filled. */
export const askToReload = (): Promise<boolean> =>
  askQuestion(async () => {
    const [{ ReloadDialog }] = await Promise.all([
      import('./ReloadDialog.tsx'),
      loadTexts(language(), ['release']),
    ])
    return ReloadDialog
  })
