/** The part of a CycloneDX document that is read and changed. */
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
 * Reduces the installed packages to those that the build contains.
 * @throws Error that names a bundled package missing from the document
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
