import { configure, getConfig } from '@testing-library/react'

const { getElementError } = getConfig()

// Kept by the library itself, but not part of its types: true while a condition that is waited for is tried out.
const isTryingOut = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

configure({
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
