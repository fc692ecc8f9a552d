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

type Named = Pick<Part, 'name'>

/** Parts that follow an option. */
const following: Readonly<Record<'only' | 'again', readonly string[]>> = {
  only: ['zones', 'mutation', 'rows', 'rows-in-browser'],
  again: ['mutation'],
}

/** Parts that cannot be run in pieces. */
const undivided = ['navigations', 'same-bytes']

/** The parts of this list of names; without one all of them. */
export function chosenParts<P extends Named>(parts: readonly P[], names: string | undefined): readonly P[] {
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
export function refuseOptions(parts: readonly Named[], values: Values): void {
  const { part, all = false, list = false, share = '1', only = '', again = false } = values
  const others = part !== undefined || all || share !== '1' || only !== '' || again
  if (list && others) throw new Stop('--list goes alone: it lists all parts.', 2)
  if (part !== undefined && all) throw new Stop('--part and --all contradict each other.', 2)
  const names = chosenParts(parts, part).map(({ name }) => name)
  for (const option of ['only', 'again'] as const) {
    const stranger = names.find((name) => !following[option].includes(name))
    if ((option === 'only' ? only !== '' : again) && stranger !== undefined)
      throw new Stop(`--${option} is for the parts ${following[option].join(', ')}, not for ${stranger}.`, 2)
  }
  const fixed = part === undefined ? undefined : names.find((name) => undivided.includes(name))
  if (share !== '1' && fixed !== undefined)
    throw new Stop(`--share is not for ${fixed}, which runs complete.`, 2)
}
