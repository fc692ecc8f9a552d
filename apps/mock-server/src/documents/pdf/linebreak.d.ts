/** The package ships no types: where Unicode (UAX 14) allows or demands a new line. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    /** `position` is a UTF-16 index behind the break; null at the end of the text. */
    nextBreak(): { position: number; required: boolean } | null
  }
}
