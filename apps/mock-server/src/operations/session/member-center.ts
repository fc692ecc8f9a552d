import type { World } from '../../world/world.ts'

/** Whether members may sign in; there is one scenario in which they may not. */
export const isCenterOpen = (world: World): boolean => world.scenario !== 'center_closed'
