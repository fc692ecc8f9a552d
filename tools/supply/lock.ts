/** One entry of package-lock.json. */
export interface LockEntry {
  version?: string
  /** The source, if it is not the configured registry. */
  resolved?: string
  integrity?: string
  link?: boolean
  inBundle?: boolean
  hasInstallScript?: boolean
}

export interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const exact = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/

/**
 * Problems of a lock file: packages without a checksum, from another source than a registry, with an install script, or
 * requested by a range.
 * @param packages `packages` of package-lock.json
 * @param scripts packages whose scripts somebody has judged; none of them runs, since npm is set to ignore them
 * @param manifests every package.json of the workspace by its folder
 * @returns one sentence for each objection
 */
export function objections(
  packages: Readonly<Record<string, LockEntry>>,
  scripts: readonly string[],
  manifests: Readonly<Record<string, Manifest>>,
): string[] {
  const installed = Object.entries(packages).filter(
    ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
  )
  const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')
  return [
    ...installed.flatMap(([path, { integrity = '' }]) =>
      /^sha512-[\w+/]{86}==/.test(integrity) ? [] : [`${nameOf(path)} has no checksum.`],
    ),
    ...installed.flatMap(([path, { resolved }]) =>
      resolved === undefined ? [] : [`${nameOf(path)} does not come from the registry.`],
    ),
    ...installed.flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript && !scripts.includes(nameOf(path)) ? [`${nameOf(path)} has an install script.`] : [],
    ),
    ...Object.entries(manifests).flatMap(
      ([folder, { dependencies, devDependencies, optionalDependencies }]) =>
        Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).flatMap(
          ([name, version]) =>
            exact.test(version) ? [] : [`${folder} asks for ${name} by the range ${version}.`],
        ),
    ),
  ]
}
