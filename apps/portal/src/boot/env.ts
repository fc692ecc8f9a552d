import { buildId, hostSettings } from '../shared/host-settings.ts'

/** What the host decides when it starts, as far as the start of the portal needs it. */
export interface Env {
  /** Base of the calls, without slash at the end; empty for this host. */
  apiUrl: string
  /** The running build; null in development. */
  buildId: string | null
  /** Operations of the contract that the backend does not have; `npm run contract:check` lists them. */
  lacks: readonly string[]
  /** Whether this document compares answers with the contract and reports where they differ: a sample does. */
  comparesAnswers: boolean
}

/** Reads the block; what is missing or wrong there counts as not said. */
export function readEnv(page?: Document): Env {
  const { apiUrl, lacks, reportAnswers } = hostSettings(page)
  return {
    apiUrl: typeof apiUrl === 'string' ? (baseOf(apiUrl) ?? '') : '',
    buildId: buildId(page),
    lacks: Array.isArray(lacks) ? lacks.filter((each) => typeof each === 'string') : [],
    // oxlint-disable-next-line house/no-random -- which documents compare is a sample, and not of the mock's world
    comparesAnswers: typeof reportAnswers === 'number' && Math.random() < reportAnswers,
  }
}

/** Without slashes at the end; null where it is no base. */
function baseOf(text: string): string | null {
  const base = text.replace(/\/+$/, '')
  return base === '' || (/^https?:\/\/\S+$/.test(base) && URL.canParse(base)) ? base : null
}
