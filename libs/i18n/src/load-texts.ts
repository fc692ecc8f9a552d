import { defaultLanguage, type Language, localeOf, readStoredLanguage, storeLanguage } from './language.ts'
import type { TextTree } from './text-types.ts'
import { type Namespace, onMissingText, translator } from './translator.ts'

/** What every page needs of a language, and where its other bundles are. */
interface Base {
  default: Record<string, TextTree>
  files: Record<string, () => Promise<unknown>>
}

// Each language knows its own files only, so no page loads the list of both.
const bases: Record<Language, () => Promise<Base>> = {
  'zh-cn': () => import('./base/zh-cn.ts'),
  en: () => import('./base/en.ts'),
}

const loads = new Map<string, Promise<void>>()

/** A failed load is forgotten, so that the next navigation tries again. */
function once(key: string, load: () => Promise<void>): Promise<void> {
  const known = loads.get(key)
  if (known) return known
  const loading = load().catch((error: unknown) => {
    loads.delete(key)
    throw error
  })
  loads.set(key, loading)
  return loading
}

/** Namespaces with a missing text on the screen. */
const awaited = new Set<string>()

/**
 * Only a bundle that was missing renders the page again: otherwise every bundle would render the whole page
 * synchronously, although most arrive before anything needs them.
 */
function add(language: Language, namespace: string, texts: unknown) {
  const silent = !awaited.delete(namespace)
  translator.addResourceBundle(language, namespace, texts, false, true, { silent, skipCopy: true })
}

/** Loads common, errors and validation, which every page needs. */
export const loadBaseTexts = (language: Language): Promise<void> =>
  once(`${language} base`, async () => {
    const { default: bundles } = await bases[language]()
    for (const [namespace, texts] of Object.entries(bundles)) add(language, namespace, texts)
  })

async function loadBundle(language: Language, namespace: string): Promise<void> {
  const { files } = await bases[language]()
  const load = files[`./pages/${namespace}.ts`] ?? files[`./${namespace}.ts`]
  if (!load) return loadBaseTexts(language)
  return once(`${language} ${namespace}`, async () => {
    add(language, namespace, await load())
  })
}

/** Loads a bundle of the chosen language, or that of zh-cn if the first load fails. */
async function loadOrFallBack(language: Language, namespace: string): Promise<void> {
  try {
    await loadBundle(language, namespace)
  } catch (error) {
    if (language === defaultLanguage) throw error
    await loadBundle(defaultLanguage, namespace)
    awaited.add(namespace)
  }
}

/** Loads the texts of these namespaces; each file is fetched once. */
export async function loadTexts(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => loadOrFallBack(language, namespace)))
}

// A text that the chosen language lacks is shown in zh-cn as soon as that bundle is loaded.
onMissingText((namespace) => {
  awaited.add(namespace)
  loadBundle(defaultLanguage, namespace).catch(() => {})
})

/**
 * Sets the language, the stored choice or zh-cn by default, and loads the base texts; those of zh-cn if the English
 * ones fail to load.
 */
export async function setupI18n(chosen: Language = readStoredLanguage()): Promise<void> {
  await loadBaseTexts(chosen).catch(() => loadBaseTexts('zh-cn'))
  await translator.changeLanguage(chosen)
  if (typeof document !== 'undefined') document.documentElement.lang = localeOf(chosen)
}

/** Stores the choice and reloads the page, as the specification requires. */
export function setLanguage(chosen: Language, reload: () => void = () => location.reload()): void {
  storeLanguage(chosen)
  reload()
}
