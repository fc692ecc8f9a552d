import type { ReactNode } from 'react'

type Doors = typeof import('../src/index.ts') &
  typeof import('../src/overlays.ts') &
  typeof import('../src/editor.ts')

/** The parts of Mantine that may be used. */
export type MantinePart = keyof typeof import('../src/generated/mantine/index.ts')

/** What the kit adds to them. A new part does not compile until the gallery shows it. */
export type OwnPart = Exclude<
  Extract<keyof Doors, Capitalize<string>>,
  MantinePart | `Icon${string}` | 'NowContext'
>

export type Samples<Name extends string> = Readonly<Record<Name, () => ReactNode>>
