import fc from 'fast-check'
import { shareOf } from './deep-share.ts'

// The same cases in every run: what passes once passes everywhere. `PROPERTY_SEED=7 npm run test:unit` looks at others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20261121) })

/** Lives of whole accounts: the deep run draws four thousand, an ordinary one the first six hundred. */
export const modelRuns = process.env.DEEP === undefined ? 600 : shareOf(4000)

export default fc
