import { textOf, useText } from '@portal/i18n'
import {
  Component,
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { Button } from '../generated/mantine/Button.ts'
import { Group } from '../generated/mantine/Group.ts'

/** The code of a part could not be fetched. */
class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

/** Tries to reload the page; false if it stays, without the part. */
type Recover = () => Promise<boolean>

let recover: Recover = async () => false

/** Sets what a page does first if code is missing, most often because a newer build has replaced this one. */
export const connectChunkRecovery = (given: Recover): void => {
  recover = given
}

/** Handles missing code that has no place on the screen: the page reloads, or a notice says what is missing. */
export async function reportChunkError(): Promise<void> {
  if (await recover()) return
  const notices = await import('./notify.tsx').catch(() => null)
  notices?.notify.error(textOf('common')('lostPart'))
}

interface BoundaryProps {
  children: ReactNode
  failed: ReactNode
  onFailed: () => void
}

/** Catches missing code only; every other error goes on to the page. */
class ChunkErrorBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkLoadError) this.props.onFailed()
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!((error as unknown) instanceof ChunkLoadError)) throw error
    return this.props.failed
  }
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A part of a page whose code is fetched when it is first rendered. */
export type LazyPart<Props> = FunctionComponent<Props> & {
  /** Fetches the code ahead, so that the part renders at once. Resolves on failure too: rendering reports it. */
  preload: () => Promise<void>
}

/** `React.lazy` with one boundary for loading and failure. `retry` fetches the code again. */
function lazyPart<Props extends object>(
  load: Load<Props>,
  loading: (props: Props) => ReactNode,
  failed: (props: Props, retry: () => void) => ReactNode,
): LazyPart<Props> {
  const newLazy = () =>
    lazy(() =>
      load().catch((cause: unknown) => {
        throw new ChunkLoadError('A part of the page could not be loaded.', { cause })
      }),
    ) as unknown as ComponentType<Props>
  // React never retries a lazy component that failed, so the next use starts with a new one.
  let next = newLazy()
  function Part(props: Props) {
    const [{ Current, attempt }, setPart] = useState({ Current: next, attempt: 0 })
    const renew = () => {
      if (next === Current) next = newLazy()
    }
    const retry = () => setPart({ Current: next, attempt: attempt + 1 })
    return (
      <ChunkErrorBoundary key={attempt} failed={failed(props, retry)} onFailed={renew}>
        <Suspense fallback={loading(props)}>{createElement(Current, props)}</Suspense>
      </ChunkErrorBoundary>
    )
  }
  const preload = async () => {
    try {
      next = (await load()).default
    } catch {
      // Rendering the part fetches it again, and reports a failure.
    }
  }
  return Object.assign(Part, { preload })
}

/** The same for every use of the part, or derived from its props. */
type Placeholder<Props> = ReactNode | ((props: Props) => ReactNode)

interface SectionOptions<Props> {
  /** Shown until the code is here. */
  loading?: Placeholder<Props>
  /** Shown if the code cannot be fetched; a sentence and a button by default. */
  failed?: Placeholder<Props>
  /** Not worth a reload: if its code cannot be fetched, the part is left out until it is next rendered. */
  optional?: boolean
}

const placeholder = <Props,>(content: Placeholder<Props>, props: Props): ReactNode =>
  typeof content === 'function' ? content(props) : content

/** A section of a page whose code is fetched when it is first rendered. If it fails, the page lacks that section only. */
export const lazySection = <Props extends object>(
  load: Load<Props>,
  { loading = null, failed, optional = false }: SectionOptions<Props> = {},
): LazyPart<Props> =>
  lazyPart<Props>(
    load,
    (props) => placeholder(loading, props),
    (props, retry) =>
      optional ? null : (
        <FailedSection loading={placeholder(loading, props)}>
          {failed === undefined ? <FailedNote retry={retry} /> : placeholder(failed, props)}
        </FailedSection>
      ),
  )

function FailedSection({ loading, children }: { loading: ReactNode; children: ReactNode }) {
  const [stays, setStays] = useState(false)
  useEffect(() => {
    let mounted = true
    void recover().then((reloading) => mounted && !reloading && setStays(true))
    return () => {
      mounted = false
    }
  }, [])
  return stays ? children : loading
}

function FailedNote({ retry }: { retry: () => void }) {
  const t = useText('common')
  return (
    <Group
      gap="sm"
      py="sm"
      px="md"
      bd="1px solid var(--mantine-color-default-border)"
      bdrs="default"
      c="var(--mantine-color-text)"
      role="alert"
    >
      <span>{t('lostPart')}</span>
      <Button size="compact-sm" variant="default" onClick={retry}>
        {t('retry')}
      </Button>
    </Group>
  )
}

/** Props of every dialog; one that stays mounted for its closing animation also has `opened`. */
interface DialogProps {
  onClose: () => void
  opened?: boolean
}

/**
 * A dialog, menu or popover whose code is fetched on its first opening. If it fails, a notice says so and it counts as
 * closed; the next opening fetches it again.
 */
export const lazyDialog = <Props extends DialogProps>(load: Load<Props>): LazyPart<Props> =>
  lazyPart<Props>(
    load,
    () => null,
    (props, retry) => <FailedDialog {...props} retry={retry} />,
  )

function FailedDialog({ onClose, opened = true, retry }: DialogProps & { retry: () => void }) {
  const close = useEffectEvent(onClose)
  const again = useEffectEvent(retry)
  const closed = useRef(false)
  useEffect(() => void reportChunkError().then(() => close()), [])
  useEffect(() => {
    if (!opened) closed.current = true
    else if (closed.current) again()
  }, [opened])
  return null
}
