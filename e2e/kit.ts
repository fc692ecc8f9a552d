// Everything for browser tests in one place; docs/qa.md shows how to use it.

// Fixtures: the test's world, its clock, the signed-in member, errors and audits.
export {
  type Clock,
  expect,
  type Fixtures,
  type Language,
  languages,
  type Options,
  test,
  type World,
} from './fixtures.ts'
// Members who work through the API.
export { Agent, agentOf, type Guest } from './helpers/agent.ts'
// Signing in by hand.
export { nextCaptcha, receiveCode, solveCaptcha } from './helpers/captcha.ts'
export { focusTrapped, tabTo } from './helpers/keyboard.ts'
export { click, refuse } from './helpers/refuse.ts'
// What is on the screen.
export {
  amountOf,
  cents,
  columnAmounts,
  columnOf,
  dialog,
  expectFieldError,
  expectNotice,
  field,
  fill,
  finish,
  notice,
  pick,
  rowWith,
} from './helpers/screen.ts'
export { sessionEndsDuring } from './helpers/session.ts'
export { downloaded, expectText } from './helpers/voucher.ts'
export { everyLook } from './looks.ts'
