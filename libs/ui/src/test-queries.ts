import { configure, getConfig, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { unstable_NormalPriority as normalPriority, unstable_scheduleCallback as schedule } from 'scheduler'

const { asyncWrapper, getElementError } = getConfig()

/** React runs effects as tasks of this priority, in the order of scheduling. */
const effectsHaveRun = () => new Promise<void>((resolve) => void schedule(normalPriority, () => resolve()))

// Internal to the library: true while `waitFor` polls.
const isPolling = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

configure({
  // A found element has been rendered, but its effects may not have run: a listener may still be missing. So every
  // wait also waits for the effects.
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait()
      await effectsHaveRun()
      return found
    }),
  // Long enough for a busy machine.
  asyncUtilTimeout: Number(process.env.TEST_PATIENCE ?? 30_000),
  // A failure prints the page. While polling nobody reads it, and it cost a quarter of the run. When the time is up,
  // the library creates the message again, with the page.
  getElementError: (message, container) => {
    if (!isPolling()) return getElementError(message, container)
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    return error
  },
})

/** Why a member cannot press an element now, or null. */
function obstacleTo(element: Element): string | null {
  if (element.matches(':disabled')) return `It is disabled: ${element.textContent}`
  // Dialogs and their popovers are rendered beside the page that they cover.
  if (element.closest('[aria-modal="true"], [data-portal]')) return null
  const dialog = document.querySelector('[aria-modal="true"]')
  return dialog && `A dialog covers it: ${dialog.textContent}`
}

type Press = (element: Element) => Promise<void>

/** Waits while the button is disabled by the previous press or covered by a closing dialog. */
const waiting =
  (press: Press): Press =>
  async (element) => {
    if (obstacleTo(element) !== null)
      await waitFor(() => {
        const why = obstacleTo(element)
        if (why !== null) throw new Error(why)
      })
    await press(element)
  }

const pressing = ({ click, dblClick }: { click: Press; dblClick: Press }) => ({
  click: waiting(click),
  dblClick: waiting(dblClick),
})

const { setup } = userEvent
Object.assign(userEvent, pressing(userEvent), {
  setup: (...options: Parameters<typeof setup>) => {
    const user = setup(...options)
    return Object.assign(user, pressing(user))
  },
})
