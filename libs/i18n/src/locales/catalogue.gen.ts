// Generated from the files of zh-cn by `npm run generate -w @portal/i18n`. Do not edit.

/** Namespace to its texts, as zh-cn writes them. */
export interface TextCatalogue {
  common: typeof import('./zh-cn/common.ts').default
  errors: typeof import('./zh-cn/errors.ts').default
  validation: typeof import('./zh-cn/validation.ts').default
}
