import { hostSettings } from '../shared/host-settings.ts'

/** Where the host wants reports: a path of its own, or an address; null where it wants none. */
export function reportAddress(page?: Document): string | null {
  const { reportTo } = hostSettings(page)
  const fits = typeof reportTo === 'string' && /^(?:\/(?!\/)|https?:\/\/[^/])\S*$/.test(reportTo)
  return fits && URL.canParse(reportTo, location.origin) ? reportTo : null
}
