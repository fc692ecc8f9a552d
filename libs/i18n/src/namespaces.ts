import type { TextCatalogue } from './locales/catalogue.gen.ts'

export type { TextCatalogue }

/** `common`, a noun (`order`), or the page's URL without its slash (`hotel/list`; the home page is `index`). */
export type Namespace = keyof TextCatalogue
