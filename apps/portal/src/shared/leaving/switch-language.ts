import { type Language, setLanguage } from '@portal/i18n'
import { letPageGo } from './page-going.ts'
import { mayGo } from './unsaved.ts'

/** Saves the choice and starts the page again in it, unless somebody wants to finish a form first. */
export async function switchLanguage(chosen: Language, reload = () => location.reload()): Promise<void> {
  if (!(await mayGo('language'))) return
  letPageGo()
  setLanguage(chosen, reload)
}
