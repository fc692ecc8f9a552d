/** Keys of the texts that the transport shows. The portal's language bundles contain the texts. */
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
 * The catalogue's text for an HTTP error. A status text that mentions a timeout or the network takes precedence over
 * the number, because it is the gateway's own explanation.
 */
export function httpErrorText(status: number, statusText: string, online: boolean): TransportTextKey {
  if (statusText.includes('timeout')) return 'networkRequestTimeout'
  if (statusText.includes('Network')) return online ? 'serverException' : 'disconnected'
  return byStatus[status] ?? 'abnormalProblem'
}
