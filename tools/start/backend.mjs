/** How long a backend may take to answer before it is said that it does not, in ms. */
const patience = 5_000

/**
 * What is wrong with a backend, in a sentence; null where its first answer is one. Nothing ends by it: a backend that is
 * still being started is no mistake of whoever starts the portal.
 * @param {string} api
 * @returns {Promise<string | null>}
 */
export async function backendProblem(api) {
  const asked = `${api}/api/index/index`
  try {
    const answer = await fetch(`${asked}?requiredLogin=0`, {
      headers: { server: 'true' },
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    const text = await answer.text()
    if (answer.status !== 200) return `${asked} answers HTTP ${answer.status}. Is the base path right?`
    return isEnvelope(text) ? null : `${asked} answers ${kindOf(text)} and no call of this contract.`
  } catch (error) {
    return `${asked} does not answer: ${reasonOf(error)}.`
  }
}

/** @param {string} text */
function isEnvelope(text) {
  try {
    return 'code' in JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return false
  }
}

/** @param {string} text */
const kindOf = (text) => (text === '' ? 'nothing' : /^\s*</.test(text) ? 'a page' : 'something')

/** @param {unknown} error */
function reasonOf(error) {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `none within ${patience / 1000} s`
  const { cause } = error
  if (cause instanceof Error && 'code' in cause) {
    const code = String(cause.code)
    return /CERT|SIGNED/.test(code) ? `${code} (NODE_EXTRA_CA_CERTS names a file of own authorities)` : code
  }
  return error.message
}
