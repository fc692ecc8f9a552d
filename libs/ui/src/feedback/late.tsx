import { textOf, useText } from '@portal/i18n'
import {
  Component,
  type ComponentType,
  createElement,
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
class LostPart extends Error {
  override name = 'LostPart'
}

/** Tries to get the whole page again; false where it stays, without the part. */
type Recover = () => Promise<boolean>

let recover: Recover = async () => false

/** What a page does first when a part of it is lost, most often because a newer build has replaced this one. */
export const connectLostParts = (given: Recover): void => {
  recover = given
}

/** Answers a lost part that has no place on the screen: the page is reloaded, or a notice says what is missing. */
export async function reportLostPart(): Promise<void> {
  if (await recover()) return
  const notices = await import('./notify.tsx').catch(() => null)
  notices?.notify.error(textOf('common')('lostPart'))
}

interface BoundaryProps {
  children: ReactNode
  lost: ReactNode
  onLost: () => void
}

/** Stops what comes of lost code; every other error goes on to the page. */
class LateBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof LostPart) this.props.onLost()
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!((error as unknown) instanceof LostPart)) throw error
    return this.props.lost
  }
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** What stands there for a lost part; `again` fetches it once more. */
type Lost<Props> = (props: Props, again: () => void) => ReactNode

function late<Props extends object>(
  load: Load<Props>,
  waiting: (props: Props) => ReactNode,
  lost: Lost<Props>,
) {
  const fetching = () =>
    lazy(() =>
      load().catch((cause: unknown) => {
        throw new LostPart('A part of the page could not be loaded.', { cause })
      }),
    ) as unknown as ComponentType<Props>
  // What failed once stays failed, so whoever draws the part next begins with a new one.
  let next = fetching()
  return function Late(props: Props) {
    const [{ Part, turn }, setPart] = useState({ Part: next, turn: 0 })
    const renew = () => {
      if (next === Part) next = fetching()
    }
    const again = () => setPart({ Part: next, turn: turn + 1 })
    return (
      <LateBoundary key={turn} lost={lost(props, again)} onLost={renew}>
        <Suspense fallback={waiting(props)}>{createElement(Part, props)}</Suspense>
      </LateBoundary>
    )
  }
}

/** The same for every use of the part, or made of what the part is given. */
type Instead<Props> = ReactNode | ((props: Props) => ReactNode)

interface SectionOptions<Props> {
  /** What stands there until the code is here. */
  waiting?: Instead<Props>
  /** What stands there when it never comes; a sentence and a button otherwise. */
  lost?: Instead<Props>
}

const madeOf = <Props,>(instead: Instead<Props>, props: Props): ReactNode =>
  typeof instead === 'function' ? instead(props) : instead

/** A part of a page whose code comes when it is first drawn. When it is lost, the page lacks that part alone. */
export const lateSection = <Props extends object>(
  load: Load<Props>,
  { waiting = null, lost }: SectionOptions<Props> = {},
) =>
  late<Props>(
    load,
    (props) => madeOf(waiting, props),
    (props, again) => (
      <LostSection waiting={madeOf(waiting, props)}>
        {lost === undefined ? <LostNote again={again} /> : madeOf(lost, props)}
      </LostSection>
    ),
  )

function LostSection({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const [stays, setStays] = useState(false)
  useEffect(() => {
    let here = true
    void recover().then((reloading) => here && !reloading && setStays(true))
    return () => {
      here = false
    }
  }, [])
  return stays ? children : waiting
}

function LostNote({ again }: { again: () => void }) {
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
      <Button size="compact-sm" variant="default" onClick={again}>
        {t('retry')}
      </Button>
    </Group>
  )
}

/** What every dialog is given: how it is closed, and, where it stays to be drawn to its end, whether it is open. */
interface DialogProps {
  onClose: () => void
  opened?: boolean
}

/** A dialog whose code comes with its first opening. When it is lost, a notice says so and it counts as closed. */
export const lateDialog = <Props extends DialogProps>(load: Load<Props>) =>
  late<Props>(
    load,
    () => null,
    (props, again) => <LostDialog {...props} again={again} />,
  )

function LostDialog({ onClose, opened = true, again }: DialogProps & { again: () => void }) {
  const close = useEffectEvent(onClose)
  const retry = useEffectEvent(again)
  const closed = useRef(false)
  useEffect(() => void reportLostPart().then(() => close()), [])
  useEffect(() => {
    if (!opened) closed.current = true
    else if (closed.current) retry()
  }, [opened])
  return null
}
