/** A text in both languages; what a member wrote is the same in either. */
export interface LocalText {
  readonly en: string
  readonly 'zh-cn': string
}
