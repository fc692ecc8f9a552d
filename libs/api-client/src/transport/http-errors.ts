/** The texts of the error catalogue that the transport needs; the portal's language bundles hold them. */
export type TransportTextKey =
  | 'interfaceRedirected'
  | 'incorrectParameter'
  | 'noPermission'
  | 'addressError'
  | 'requestTimedOut'
  | 'sameDataExists'
  | 'serverInternalError'
  | 'serviceNotImplemented'
  | 'gatewayError'
  | 'serviceUnavailable'
  | 'temporarilyUnavailable'
  | 'httpVersionNotSupported'
  | 'abnormalProblem'
  | 'networkRequestTimeout'
  | 'serverException'
  | 'disconnected'
  | 'operationSuccessful'

const byStatus: Record<number, TransportTextKey> = {
  302: 'interfaceRedirected',
  400: 'incorrectParameter',
  401: 'noPermission',
  403: 'noPermission',
  404: 'addressError',
  408: 'requestTimedOut',
  409: 'sameDataExists',
  500: 'serverInternalError',
  501: 'serviceNotImplemented',
  502: 'gatewayError',
  503: 'serviceUnavailable',
  504: 'temporarilyUnavailable',
  505: 'httpVersionNotSupported',
}

/**
 * The catalogue's text for an HTTP answer that is not a success. A status text that speaks of a timeout or of
 * the network comes before the number, since it is a gateway's own word on what happened.
 */
export function httpErrorText(status: number, statusText: string, online: boolean): TransportTextKey {
  if (statusText.includes('timeout')) return 'networkRequestTimeout'
  if (statusText.includes('Network')) return online ? 'serverException' : 'disconnected'
  return byStatus[status] ?? 'abnormalProblem'
}
