import type { OperationId } from '@portal/api-client/contract'
import type { FaultEffect } from '../world/fault-rule.ts'
import { shortText } from '../world/settings.ts'
import { examplesOf, wrongExample } from './examples.ts'
import type { EdgeRequest } from './exchange.ts'

/** What the caller of one call prefers as its answer. */
export interface Preference {
  readonly effect: FaultEffect
  /** The value of the header `Preference-Applied`. */
  readonly applied: string
}

const preference = /(?:^|[,;])\s*([\w-]+)(?:\s*=\s*(?:"([^"]*)"|([^\s,;"]*)))?/g

/** The value of a preference in the header `Prefer` (RFC 7240); of two with the same name, the first counts. */
function valueOf(header: string, wanted: string): string | undefined {
  for (const [, name, quoted, plain] of header.matchAll(preference))
    if (name?.toLowerCase() === wanted) return quoted ?? plain ?? ''
  return undefined
}

/**
 * Reads `Prefer: example=NAME` and `Prefer: code=STATUS`, as Prism does; other preferences are ignored, as the standard
 * says. Returns null for none, and a sentence for one that cannot be met.
 */
export async function preferenceOf(
  request: Pick<EdgeRequest, 'header'>,
  operation: OperationId,
): Promise<Preference | string | null> {
  const header = request.header('prefer')
  if (header === null) return null
  const [example, code] = [valueOf(header, 'example'), valueOf(header, 'code')]
  if (example === undefined) return code === undefined ? null : preferredStatus(operation, code)
  if (code !== undefined && code !== '200')
    return `Prefer: an example is answered with HTTP 200, so code=${shortText(code)} cannot go with it.`
  const wrong = await wrongExample(operation, example)
  return wrong === null ? { effect: { example }, applied: `example=${example}` } : `Prefer: ${wrong}`
}

async function preferredStatus(operation: OperationId, code: string): Promise<Preference | string> {
  const status = /^\d{3}$/.test(code) ? Number(code) : 0
  if (status === 200) {
    const success = (await examplesOf(operation)).find(({ answer }) => answer.code === 1)
    return success
      ? { effect: { example: success.name }, applied: `example=${success.name}` }
      : `Prefer: ${operation} has no example of a success.`
  }
  if (status >= 300 && status <= 599) return { effect: { status }, applied: `code=${status}` }
  return `Prefer: code is 200 or an HTTP status from 300 to 599, not ${shortText(code)}; a refusal is an example, such as example=VALIDATION.`
}
