import type { BuildFiles } from '../release/build-files.ts'

/** The files of a build whose manifest redirects these paths. */
export function ruled(redirects: Record<string, string>): BuildFiles {
  const rules = Object.fromEntries(Object.entries(redirects).map(([path, redirect]) => [path, { redirect }]))
  const matcher = { static: rules, wildcard: {}, dynamic: {} }
  return { buildId: 'b1', read: async () => ({ id: 'b1', timestamp: 1, matcher, prerendered: [] }) }
}
