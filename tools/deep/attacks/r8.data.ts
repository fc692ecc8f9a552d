import { type Attack, api, i18n, mock, portal } from './attack-of.ts'

/** Error catalogue. */
export const r8: readonly Attack[] = [
  [
    'R8.01',
    portal('features/hotel/FavouriteButton.tsx'),
    'useToggleFavourite({ request: { announce: true } })',
    'useToggleFavourite()',
  ],
  [
    'R8.02',
    api('transport/request.ts'),
    'if (port.token() === token) port.sessionEnded(error)\n    return\n',
    'if (port.token() === token) port.sessionEnded(error)\n',
  ],
  ['R8.03', api('transport/request.ts'), "read.msg || port.text('operationSuccessful')", 'read.msg'],
  ['R8.04', api('transport/http-errors.ts'), "302: 'interfaceRedirected'", "302: 'abnormalProblem'"],
  ['R8.05', api('transport/http-errors.ts'), "400: 'incorrectParameter'", "400: 'abnormalProblem'"],
  ['R8.06', api('transport/http-errors.ts'), "403: 'noPermission'", "403: 'abnormalProblem'"],
  ['R8.07', api('transport/http-errors.ts'), "404: 'addressError'", "404: 'abnormalProblem'"],
  ['R8.08', api('transport/http-errors.ts'), "408: 'requestTimedOut'", "408: 'abnormalProblem'"],
  ['R8.09', api('transport/http-errors.ts'), "409: 'sameDataExists'", "409: 'abnormalProblem'"],
  ['R8.10', api('transport/http-errors.ts'), "500: 'serverInternalError'", "500: 'abnormalProblem'"],
  ['R8.11', api('transport/http-errors.ts'), "501: 'serviceNotImplemented'", "501: 'abnormalProblem'"],
  ['R8.12', api('transport/http-errors.ts'), "502: 'gatewayError'", "502: 'abnormalProblem'"],
  ['R8.13', api('transport/http-errors.ts'), "503: 'serviceUnavailable'", "503: 'abnormalProblem'"],
  ['R8.14', api('transport/http-errors.ts'), "504: 'temporarilyUnavailable'", "504: 'abnormalProblem'"],
  ['R8.15', api('transport/http-errors.ts'), "505: 'httpVersionNotSupported'", "505: 'abnormalProblem'"],
  ['R8.16', api('transport/http-errors.ts'), "?? 'abnormalProblem'", "?? 'serverInternalError'"],
  [
    'R8.17',
    api('transport/http-errors.ts'),
    "  if (statusText.includes('timeout')) return 'networkRequestTimeout'\n",
    '',
  ],
  ['R8.18', api('transport/http-errors.ts'), "online ? 'serverException' : 'disconnected'", "'disconnected'"],
  [
    'R8.19',
    api('transport/http-errors.ts'),
    "online ? 'serverException' : 'disconnected'",
    "'serverException'",
  ],
  [
    'R8.20',
    api('transport/request.ts'),
    "navigator.onLine ? 'serverException' : 'disconnected'",
    "'serverException'",
  ],
  [
    'R8.21',
    portal('navigation/validate-route.ts'),
    "textOf('errors')('pageNotFound', { path: href })",
    "href && ''",
  ],
  ['R8.22', i18n('locales/en/errors.ts'), 'the menu type is unrecognized!', 'the menu type is unknown'],
  [
    'R8.23',
    mock('edge/envelope.ts'),
    "const data: Schemas['Refusal'] = { error_key }",
    "const data: Schemas['Refusal'] = { error_key: 'VALIDATION' }",
  ],
]
