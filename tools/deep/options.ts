import { Stop } from '../workspace/stop.mjs'
import type { Part } from './part.ts'

interface Values {
  readonly part?: string | undefined
  readonly all?: boolean
  readonly list?: boolean
  readonly share?: string
  readonly only?: string
  readonly again?: boolean
}

/** The parts of this list of names; without one all of them. */
export function chosenParts<P extends Pick<Part, 'name'>>(
  parts: readonly P[],
  names: string | undefined,
): readonly P[] {
  if (names === undefined) return parts
  return names.split(',').map((name) => {
    const part = parts.find((each) => each.name === name)
    if (part !== undefined) return part
    throw new Stop(
      `There is no part "${name}"; the parts are ${parts.map((each) => each.name).join(', ')}.`,
      2,
    )
  })
}

/** Options that contradict each other, or that a named part would not follow. */
export function refuseOptions(
  parts: readonly Pick<Part, 'name' | 'follows' | 'undivided'>[],
  values: Values,
): void {
  const { part, all = false, list = false, share = '1', only = '', again = false } = values
  const others = part !== undefined || all || share !== '1' || only !== '' || again
  if (list && others) throw new Stop('--list goes alone: it lists all parts.', 2)
  if (part !== undefined && all) throw new Stop('--part and --all contradict each other.', 2)
  const chosen = chosenParts(parts, part)
  for (const option of [
    ...(only === '' ? [] : (['only'] as const)),
    ...(again ? (['again'] as const) : []),
  ]) {
    const stranger = chosen.find(({ follows = [] }) => !follows.includes(option))
    if (stranger === undefined) continue
    const followers = parts.filter(({ follows = [] }) => follows.includes(option)).map(({ name }) => name)
    throw new Stop(`--${option} is for the parts ${followers.join(', ')}, not for ${stranger.name}.`, 2)
  }
  const undivided = part === undefined ? undefined : chosen.find((one) => one.undivided)
  if (share !== '1' && undivided !== undefined)
    throw new Stop(`--share is not for ${undivided.name}, which runs complete.`, 2)
}
