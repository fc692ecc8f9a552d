import { whyUnanswered } from '../workspace/unanswered.mjs'

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
    if (answer.status !== 200) return `${asked} answers HTTP ${answer.status}. ${hintAt(api)}`
    return isEnvelope(text) ? null : `${asked} answers ${kindOf(text)} and no call of this contract.`
  } catch (error) {
    return `${asked} does not answer: ${whyUnanswered(error, patience)}.`
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
