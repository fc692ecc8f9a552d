import { language, loadTexts, type Namespace } from '@portal/i18n'
import type { Navigation, Step } from './navigation.ts'

/** The texts of the target: those of its path, those of its route name, and those it asks for. */
export const languageBundles: Step = {
  name: 'language-bundles',
  onPreload: true,
  run: async (navigation) => {
    await loadTexts(language(), namespacesOf(navigation))
    return undefined
  },
}

/**
 * Namespaces a target may have, each once; those without a file are skipped by the loader. A path with
 * parameters has no file of its own, so the route name serves.
 */
export function namespacesOf({ path, page, matches }: Navigation): Namespace[] {
  const byPath = path.replace(/^\/|\/$/g, '') || 'index'
  const name = page.name ?? byPath
  const candidates = [byPath, name, `user/${name}`, ...matches.flatMap(({ staticData }) => staticData.texts)]
  return [...new Set(candidates)] as Namespace[]
}
