/** Storage key of the code timers. */
export const codeTimersKey = 'code-timers'
