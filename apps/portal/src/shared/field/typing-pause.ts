/** Debounce of typing before a search, in ms; it aborts the previous search. */
export const typingPause = 200
