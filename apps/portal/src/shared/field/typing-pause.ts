/** Typing pauses this long (ms) before a question is sent; an older one under way is aborted. */
export const typingPause = 200
