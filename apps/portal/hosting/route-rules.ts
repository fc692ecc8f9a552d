/** The rules of a build as its manifest has them: by exact path, by prefix, and nested by prefix. */
export interface HostedRules {
  static: Record<string, { redirect?: string }>
  wildcard: Record<string, { redirect?: string }>
  dynamic: Record<string, HostedRules>
}

const withoutEndingSlash = (path: string) => path.replace(/(?<!\/)\/+$/, '')

const escaped = (path: string) => path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

interface Line {
  pattern: string
  redirect: string
}

const byLength = <T>(entries: Record<string, T>) =>
  Object.entries(entries).toSorted(([a], [b]) => b.length - a.length)

/** The most specific first, since nginx takes the first expression that fits. */
function linesOf(rules: HostedRules, prefix: string): Line[] {
  const line = (path: string, end: string, redirect: string | undefined): Line[] =>
    redirect === undefined
      ? []
      : [{ pattern: `^${escaped(prefix + withoutEndingSlash(path))}${end}`, redirect }]
  return [
    ...Object.entries(rules.static).flatMap(([path, { redirect }]) => line(path, '/*$', redirect)),
    ...byLength(rules.dynamic).flatMap(([path, nested]) =>
      linesOf(nested, prefix + withoutEndingSlash(path)),
    ),
    ...byLength(rules.wildcard).flatMap(([path, { redirect }]) => line(path, '(?:/|$)', redirect)),
  ]
}

/**
 * The redirects as lines of an nginx map from the path that is asked for to where it goes instead.
 * @throws Error where a target is no path and no http address, or would end its line
 */
export function nginxRules(rules: HostedRules): string {
  return linesOf(rules, '')
    .map(({ pattern, redirect }) => {
      if (!/^(?:https?:\/)?\/[^\s"\\$]*$/.test(redirect))
        throw new Error(`${redirect} is no target of a redirect.`)
      return `"~${pattern.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}" "${redirect}";\n`
    })
    .join('')
}
