import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderUi } from '../test-render.tsx'
import { ErrorState } from './ErrorState.tsx'
import { LoadingOverlay, overlayFade } from './LoadingOverlay.tsx'
import { Notices } from './Notices.tsx'
import { notify } from './notify.tsx'
import { overlay } from './overlay-store.ts'
import { ProgressBar, progress, progressRules, progressStore, trickle } from './progress.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] }))
afterEach(() => {
  act(() => notify.clear())
  vi.useRealTimers()
})

function pass(ms: number) {
  act(() => void vi.advanceTimersByTime(ms))
}

describe('notices', () => {
  test('R9.22 A notice stays 4500 ms', () => {
    renderUi(<Notices />)
    act(() => notify.error('Gateway error'))
    // In steps, so that each one renders before the next.
    for (let step = 0; step < 44; step += 1) pass(100)
    pass(99)
    expect(screen.getByText('Gateway error')).toBeTruthy()
    pass(1)
    // Then it fades.
    pass(300)
    expect(screen.queryByText('Gateway error')).toBeNull()
  })

  test('the same error is shown once, another one beside it', () => {
    renderUi(<Notices />)
    act(() => {
      notify.error('Gateway error')
      notify.error('Gateway error')
      notify.error('Request timed out')
    })
    expect(screen.getAllByText('Gateway error')).toHaveLength(1)
    expect(screen.getAllByRole('alert')).toHaveLength(2)
  })

  test('an error is an alert, a success a status, and each can be closed by name', () => {
    renderUi(<Notices />)
    act(() => notify.success('Operation successful'))
    const notice = screen.getByRole('status')
    fireEvent.click(within(notice).getByRole('button', { name: 'Close' }))
    pass(300)
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('R9.23 Notices are at the top right', () => {
    renderUi(<Notices />)
    act(() => notify.error('Gateway error'))
    expect(screen.getByRole('alert').closest('[data-position]')?.getAttribute('data-position')).toBe(
      'top-right',
    )
  })
})

describe('the loading overlay', () => {
  test('R4.24 It appears with the first request and closes when the count is back at 0', () => {
    renderUi(<LoadingOverlay />)
    expect(screen.queryByTestId('loading-overlay')).toBeNull()
    act(() => {
      overlay.show()
      overlay.show()
    })
    act(() => overlay.hide())
    pass(1000)
    expect(screen.getByTestId('loading-overlay')).toBeTruthy()
    act(() => overlay.hide())
    pass(1000)
    expect(screen.queryByTestId('loading-overlay')).toBeNull()
  })

  test('one hide too many does not affect the next request', () => {
    renderUi(<LoadingOverlay />)
    act(() => {
      overlay.hide()
      overlay.show()
    })
    pass(1000)
    expect(screen.getByTestId('loading-overlay')).toBeTruthy()
    act(() => overlay.hide())
  })

  test('R9.25 The overlay fades for 400 ms', () => {
    expect(overlayFade).toBe(400)
    renderUi(<LoadingOverlay />)
    act(() => overlay.show())
    pass(1000)
    act(() => overlay.hide())
    pass(399)
    expect(screen.getByTestId('loading-overlay')).toBeTruthy()
    pass(100)
    expect(screen.queryByTestId('loading-overlay')).toBeNull()
  })
})

describe('the progress bar', () => {
  test('R9.26 It has a minimum of 0.08, a speed of 200 ms and trickles every 800 ms', () => {
    expect(progressRules).toMatchObject({ minimum: 0.08, speed: 200, trickleEvery: 800 })
    progress.start()
    expect(progressStore.getState().share).toBe(0.08)
    pass(799)
    expect(progressStore.getState().share).toBe(0.08)
    pass(1)
    expect(progressStore.getState().share).toBeGreaterThan(0.08)
    progress.done()
    expect(progressStore.getState().share).toBe(1)
    pass(200)
    expect(progressStore.getState().share).toBeNull()
  })

  test('it never goes back and never fills by itself', () => {
    let share = 0
    for (let step = 0; step < 500; step += 1) {
      const next = trickle(share)
      expect(next).toBeGreaterThanOrEqual(share)
      share = next
    }
    expect(share).toBeLessThan(1)
  })

  test('R4.22 The bar is there from the start of a route change to its end', () => {
    renderUi(<ProgressBar />)
    act(() => progress.start())
    expect(screen.getByTestId('progress-bar')).toBeTruthy()
    act(() => progress.start())
    act(() => progress.done())
    pass(200)
    expect(screen.queryByTestId('progress-bar')).toBeNull()
  })

  test('a change that starts while the last bar ends keeps its bar', () => {
    progress.start()
    progress.done()
    progress.start()
    pass(200)
    expect(progressStore.getState().share).not.toBeNull()
    progress.done()
    pass(200)
  })
})

test('a failed load shows the reason and can be tried again', () => {
  const retry = vi.fn()
  renderUi(<ErrorState message="Gateway error" onRetry={retry} />)
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})
