import { Stop } from '../../workspace/stop.mjs'

/** One row broken: in this file the text stands once, and with the other in its place a test of the row must fail. */
export type Attack = readonly [row: string, file: string, text: string, other: string]

/** Refuses rows that none of the attacks breaks: a run of none would pass. */
export function refuseUnknownRows(rows: readonly string[], attacks: readonly Attack[]): void {
  const unknown = rows.find((row) => attacks.every(([name]) => name !== row))
  if (unknown !== undefined) throw new Stop(`This part breaks no row "${unknown}".`, 2)
}

export const portal = (path: string) => `apps/portal/src/${path}`
export const mock = (path: string) => `apps/mock-server/src/${path}`
export const api = (path: string) => `libs/api-client/src/${path}`
export const auth = (path: string) => `libs/auth/src/${path}`
export const i18n = (path: string) => `libs/i18n/src/${path}`
export const ui = (path: string) => `libs/ui/src/${path}`
