import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/errors.ts'

export default {
  operationSuccessful: 'Operation successful',
  interfaceRedirected: 'Interface redirected',
  incorrectParameter: 'Incorrect parameter',
  noPermission: 'You do not have permission to operate',
  addressError: 'Error requesting address: {{url}}',
  requestTimedOut: 'Request timed out',
  sameDataExists: 'The same data already exists in the system',
  serverInternalError: 'Server internal error',
  serviceNotImplemented: 'Service not implemented',
  gatewayError: 'Gateway error',
  serviceUnavailable: 'Service unavailable',
  temporarilyUnavailable: 'The service is temporarily unavailable, please try again later',
  httpVersionNotSupported: 'HTTP version is not supported',
  abnormalProblem: 'Abnormal problem, please contact the website administrator',
  networkRequestTimeout: 'Network request timeout',
  serverException: 'Server exception',
  disconnected: 'You are disconnected',
  pageNotFound: 'Page not found: {{path}}',
  unknownRouteMiddleware: 'Unknown route middleware',
  menuTypeUnrecognized: 'Navigation failed, the menu type is unrecognized!',
  noRouteFound: 'No route found to jump~',
  externalRefused: 'Leaving for this address is not allowed: {{address}}',
  hostRefused: 'The site {{host}} is not among those that may be embedded',
} as const satisfies Texts<typeof zh>
