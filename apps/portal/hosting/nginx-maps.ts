import { routes } from '@portal/api-client/contract'
import { pdfPolicy, transportSecurity } from '../csp.ts'
import { block, map } from './nginx-parts.ts'
import { answerRules, noIndex, searchable } from './rules.ts'

/** Calls at which a backend sends a mail or an SMS: nobody needs many, and each costs. */
const senders = [routes.sendSmsCode, routes.sendEmailCode, routes.sendCaptchaCode].map(({ path }) => path)

/** The variables that nginx works out of a request before it answers. */
export const maps = [
  '# The host as the browser calls it is part of the policy, so it may be nothing but a name and a port.',
  block('map $http_host $portal_host', ['default "";', '@HOSTS@']),
  map('$portal_host', '$portal_name', [
    ['default', ''],
    ['~^(?<portal_host_name>[^:]+)', '$portal_host_name'],
  ]),
  '# Who may say how the browser came: a proxy that is trusted, or, where none is named, whoever speaks to this server.',
  '#direct geo $realip_remote_addr $portal_peer { default 1; }',
  '#proxied geo $realip_remote_addr $portal_peer { default 0; @TRUSTED_PEERS@ }',
  map('$portal_peer:$http_x_forwarded_proto', '$portal_forwarded_scheme', [
    ['default', '$scheme'],
    ['~^1:(?<portal_said_scheme>https?)$', '$portal_said_scheme'],
  ]),
  '#plain map $portal_forwarded_scheme $portal_scheme { default $portal_forwarded_scheme; }',
  '#tls map $scheme $portal_scheme { default $scheme; }',
  map('$portal_scheme', '$portal_transport', [
    ['default', ''],
    ['https', transportSecurity['strict-transport-security']],
  ]),
  map('$portal_page', '$portal_robots', [
    ['default', noIndex['x-robots-tag']],
    [`~${searchable}`, ''],
  ]),
  map('$upstream_http_cache_control', '$portal_media_cache', [
    ['default', '$upstream_http_cache_control'],
    ['', answerRules.file.cache ?? ''],
  ]),
  '# Browsers show no PDF in a sandbox.',
  map('$upstream_http_content_type', '$portal_media_policy', [
    ['default', answerRules.media.policy ?? ''],
    ['~*^application/pdf(?:;|$)', pdfPolicy],
  ]),
  '# A condition that fails is no file to be kept.',
  map('$status', '$portal_asset_cache', [
    ['default', answerRules.notice.cache ?? ''],
    ['~^(?:200|304)$', answerRules.asset.cache ?? ''],
  ]),
  '# Whoever has no key here is not limited.',
  map('$uri', '$portal_sender', [
    ['default', ''],
    [`~^(?:${senders.join('|')})$`, '$binary_remote_addr'],
  ]),
  '# The rules of the running build: documents are sent on here, later navigations by the page itself.',
  block('map $uri $portal_rule', ['default "";', 'include @RULES@;']),
  map('$http_think_lang', '$portal_language', [
    ['default', 'zh-cn'],
    ['en', 'en'],
  ]),
  map('$msec', '$portal_epoch', [
    ['default', '0'],
    ['~^(?<portal_seconds>[0-9]+)', '$portal_seconds'],
  ]),
  map('$connection', '$portal_request', [['default', '$pid-$connection-$connection_requests']]),
]
