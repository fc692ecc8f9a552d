import { whyUnanswered } from '../workspace/unanswered.mjs'

/** ms that a backend may take to answer. */
const patience = 5_000

/**
 * A sentence about what is wrong with a backend; null if it answers a call. It is only a warning, since the backend may
 * still be starting.
 * @param {string} api
 * @returns {Promise<string | null>}
 */
export async function backendProblem(api) {
  const address = `${api}/api/index/index`
  try {
    const answer = await fetch(`${address}?requiredLogin=0`, {
      headers: { server: 'true' },
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    const text = await answer.text()
    if (answer.status !== 200) return `${address} answers HTTP ${answer.status}. ${hintAt(api)}`
    return isEnvelope(text) ? null : `${address} answers ${kindOf(text)} and no call of this contract.`
  } catch (error) {
    return `${address} does not answer: ${whyUnanswered(error, patience)}.`
  }
}

/** @param {string} api */
const hintAt = (api) =>
  api.endsWith('/api') ? 'Each call brings /api along: leave it off the address.' : 'Is the base path right?'

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
