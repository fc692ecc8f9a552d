import { defaultLanguage, type Language } from './language.ts'
import type { Namespace } from './namespaces.ts'
import type { TextTree } from './text-types.ts'
import { onMissingText, translator } from './translator.ts'

type Loader = () => Promise<unknown>

// One chunk per file; the base bundles travel together and are left out here.
const files: Record<string, Loader> = import.meta.glob(
  ['./locales/*/**/*.ts', '!./locales/*/{common,errors,validation}.ts', '!./locales/*.ts'],
  { import: 'default' },
)

const baseFiles: Record<Language, () => Promise<{ default: Record<string, TextTree> }>> = {
  'zh-cn': () => import('./base/zh-cn.ts'),
  en: () => import('./base/en.ts'),
}

const underWay = new Map<string, Promise<void>>()

/** A load that failed is forgotten, so that the next navigation tries again. */
function once(key: string, load: () => Promise<void>): Promise<void> {
  const known = underWay.get(key)
  if (known) return known
  const loading = load().catch((error: unknown) => {
    underWay.delete(key)
    throw error
  })
  underWay.set(key, loading)
  return loading
}

/** Namespaces of which something is shown that was missing. */
const awaited = new Set<string>()

/**
 * What is shown is drawn again only when something of it was missing: each file would else draw the whole page again, in
 * one go, and most arrive before whatever needs them.
 */
function add(language: Language, namespace: string, texts: unknown) {
  const silent = !awaited.delete(namespace)
  translator.addResourceBundle(language, namespace, texts, false, true, { silent, skipCopy: true })
}

/** Loads common, errors and validation, which every page needs. */
export const loadBaseTexts = (language: Language): Promise<void> =>
  once(`${language} base`, async () => {
    const { default: bundles } = await baseFiles[language]()
    for (const [namespace, texts] of Object.entries(bundles)) add(language, namespace, texts)
  })

const fileOf = (language: Language, namespace: string): Loader | undefined =>
  files[`./locales/${language}/pages/${namespace}.ts`] ?? files[`./locales/${language}/${namespace}.ts`]

async function loadBundle(language: Language, namespace: string): Promise<void> {
  const file = fileOf(language, namespace)
  if (!file) return loadBaseTexts(language)
  return once(`${language} ${namespace}`, async () => {
    add(language, namespace, await file())
  })
}

/** One bundle of the chosen language; if it cannot be had, that of zh-cn, and only then an error. */
async function loadOrFallBack(language: Language, namespace: string): Promise<void> {
  try {
    await loadBundle(language, namespace)
  } catch (error) {
    if (language === defaultLanguage) throw error
    await loadBundle(defaultLanguage, namespace)
    awaited.add(namespace)
  }
}

/** Makes the texts of these namespaces ready; each file is fetched once. */
export async function loadTexts(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => loadOrFallBack(language, namespace)))
}

// A text that the chosen language lacks is shown in zh-cn as soon as that bundle is here.
onMissingText((namespace) => {
  awaited.add(namespace)
  loadBundle(defaultLanguage, namespace).catch(() => {})
})
