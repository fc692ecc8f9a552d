import { lazySection } from '@portal/ui'
import type { PortalRouter } from './router.ts'

const Opener = import.meta.env.VITE_MOCK
  ? lazySection<{ router: PortalRouter }>(() => import('../panel/Opener.tsx'), { failed: null })
  : null

/** The way to the panel that steers the mock; nothing in builds without one. */
export const MockPanel = ({ router }: { router: PortalRouter }) => Opener && <Opener router={router} />
