import type { ApiPorts } from './ports.ts'

/** The code for sending files comes with the first of them. */
export const sendFile: NonNullable<ApiPorts['sendFile']> = async (...call) =>
  (await import('./send-file.ts')).sendFile(...call)
