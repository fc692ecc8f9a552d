/** Where the waits between two codes stand in the tab's storage. */
export const codeTimersKey = 'code-timers'
