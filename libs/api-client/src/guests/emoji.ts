/** Pictographs and what joins them: no passport has them, and hotels' systems drop the whole name. */
const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{FE0F}\u{20E3}]/u

/** Whether a name holds what no name has; forms and the mock server ask the same. */
export const holdsEmoji = (name: string): boolean => emoji.test(name)
