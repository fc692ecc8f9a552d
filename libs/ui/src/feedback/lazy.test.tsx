import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Component, type ComponentType, type ReactNode, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '../test-render.tsx'
import { connectChunkRecovery, lazyDialog, lazySection } from './lazy.tsx'
import { Notices } from './Notices.tsx'
import { notify } from './notify.tsx'

const recover = vi.fn(async () => false)
const message = 'This part of the page could not be loaded. Try again, or reload the page.'

beforeEach(() => {
  recover.mockReset().mockResolvedValue(false)
  connectChunkRecovery(recover)
  act(() => notify.clear())
})

/** Fails so often, then brings the part. */
function loader<Props>(failures: number, part: ComponentType<Props>) {
  let left = failures
  return async () => {
    left -= 1
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: part }
  }
}

test('A lost section says so in its own place, the page around it stays, and it can be fetched again', async () => {
  const Part = lazySection(loader(1, () => <p>comments</p>))
  renderUi(
    <main>
      <h1>Article</h1>
      <Part />
    </main>,
  )
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(message)
  expect(screen.getByRole('heading', { name: 'Article' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('comments')).toBeTruthy()
})

test('Before any message the page gets the chance to reload', async () => {
  recover.mockResolvedValue(true)
  const Part = lazySection(
    loader(1, () => <p>comments</p>),
    { loading: <p>coming</p> },
  )
  renderUi(<Part />)
  await waitFor(() => expect(recover).toHaveBeenCalledOnce())
  expect(screen.getByText('coming')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('An optional part leaves nothing behind, and one with a fallback leaves that', async () => {
  const Extra = lazySection(
    loader(1, () => null),
    { failed: null },
  )
  const Menu = lazySection(
    loader(1, () => null),
    { failed: <a href="/user">member centre</a> },
  )
  renderUi(
    <>
      <Extra />
      <Menu />
    </>,
  )
  expect(await screen.findByRole('link', { name: 'member centre' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['that goes when it is closed', false],
  ['that stays to be drawn to its end', true],
])('A lost dialog %s is reported in a notice, and the next press fetches it again', async (_, stays) => {
  const Dialog = lazyDialog(
    loader(1, ({ opened = true }: { opened?: boolean; onClose: () => void }) => (opened ? <p>pay</p> : null)),
  )
  function Page() {
    const [opened, setOpened] = useState(false)
    const [used, setUsed] = useState(false)
    const open = () => {
      setOpened(true)
      setUsed(true)
    }
    const props = { onClose: () => setOpened(false), ...(stays && { opened }) }
    return (
      <>
        <button type="button" onClick={open}>
          {opened ? 'opened' : 'open'}
        </button>
        {(stays ? used : opened) && <Dialog {...props} />}
      </>
    )
  }
  renderUi(
    <>
      <Page />
      <Notices />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'open' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(message))
  fireEvent.click(await screen.findByRole('button', { name: 'open' }))
  expect(await screen.findByText('pay')).toBeTruthy()
})

test('An error of the program itself is no lost part', async () => {
  const Part = lazySection(async () => ({
    default: () => {
      throw new Error('a defect')
    },
  }))
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const caught = vi.fn()
  class Page extends Component<{ children: ReactNode }, { failed: boolean }> {
    override state = { failed: false }
    static getDerivedStateFromError() {
      return { failed: true }
    }
    override componentDidCatch(error: Error) {
      caught(error.message)
    }
    override render() {
      return this.state.failed ? 'error page' : this.props.children
    }
  }
  renderUi(
    <Page>
      <Part />
    </Page>,
  )
  await waitFor(() => expect(caught).toHaveBeenCalledWith('a defect'))
  quiet.mockRestore()
})
