/** The package ships no types. It finds where Unicode (UAX 14) allows or requires a line break. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    /** `position` is the UTF-16 index after the break; null at the end of the text. */
    nextBreak(): { position: number; required: boolean } | null
  }
}
