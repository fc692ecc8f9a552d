/** What of a CycloneDX document is read and written here; all else in it passes as it is. */
export interface Bill {
  components: { 'bom-ref': string; name: string; version: string; group?: string }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
  metadata: { component: { 'bom-ref': string; name: string; version: string } }
}

export interface Bundled {
  name: string
  version: string
}

/**
 * Of everything that is installed, the packages of which something is in the build: tests and tools are no part of what
 * is delivered. What the portal depends on is all of them.
 * @throws Error that names a bundled package which the document does not have
 */
export function billOf<Whole extends Bill>(whole: Whole, bundled: readonly Bundled[]): Whole {
  const wanted = new Set(bundled.map(({ name, version }) => `${name}@${version}`))
  const components = whole.components.filter((component) => wanted.has(component['bom-ref']))
  const kept = new Set(components.map((component) => component['bom-ref']))
  const missing = [...wanted].filter((ref) => !kept.has(ref))
  if (missing.length > 0) throw new Error(`Bundled, but not installed: ${missing.join(', ')}`)
  const portal = whole.metadata.component['bom-ref']
  return {
    ...whole,
    components,
    dependencies: [
      { ref: portal, dependsOn: [...kept] },
      ...whole.dependencies
        .filter(({ ref }) => kept.has(ref))
        .map((each) => ({ ...each, dependsOn: (each.dependsOn ?? []).filter((ref) => kept.has(ref)) })),
    ],
  }
}
