import { configure, getConfig, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { unstable_NormalPriority as normalPriority, unstable_scheduleCallback as schedule } from 'scheduler'

const { asyncWrapper, getElementError } = getConfig()

/** React runs effects as tasks of this priority, in the order in which they were scheduled. */
const effectsHaveRun = () => new Promise<void>((resolve) => void schedule(normalPriority, () => resolve()))

// Kept by the library itself, but not part of its types: true while a condition that is waited for is tried out.
const isTryingOut = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

configure({
  // What is found has been drawn, but its effects may still be due: a listener it adds is missing for a moment, and on a
  // slow machine the test is quicker. So whoever has waited goes on when they have run.
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait()
      await effectsHaveRun()
      return found
    }),
  // A limit for a part that never comes, not for a machine that is busy.
  asyncUtilTimeout: Number(process.env.TEST_PATIENCE ?? 30_000),
  // A failure prints the page. While waiting, most tries fail and nobody reads them: printing the page for each
  // cost a quarter of the run. When the time is up the library asks for the message again, and then the page is in it.
  getElementError: (message, container) => {
    if (!isTryingOut()) return getElementError(message, container)
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    return error
  },
})

/** What keeps a member from pressing an element right now, or null. */
function hindrance(element: Element): string | null {
  if (element.matches(':disabled')) return `It is disabled: ${element.textContent}`
  // Dialogs and what belongs to them stand beside the page, which they cover.
  if (element.closest('[aria-modal="true"], [data-portal]')) return null
  const dialog = document.querySelector('[aria-modal="true"]')
  return dialog && `A dialog covers it: ${dialog.textContent}`
}

type Press = (element: Element) => Promise<void>

/** On a slow machine a button may still carry out what was pressed before, or its dialog stand there. */
const waiting =
  (press: Press): Press =>
  async (element) => {
    if (hindrance(element) !== null)
      await waitFor(() => {
        const why = hindrance(element)
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
