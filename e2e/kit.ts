// Everything for browser tests in one place; docs/qa.md shows how to use it.

// Fixtures: the test's world, its clock, the signed-in member, errors and audits.
export {
  type Choices,
  type Clock,
  expect,
  type Given,
  type Language,
  languages,
  test,
  type World,
} from './fixtures.ts'
// Members who work through the API.
export { Agent, agentOf, type Guest } from './helpers/agent.ts'
// Signing in by hand.
export { nextCaptcha, solveCaptcha } from './helpers/captcha.ts'
export { receiveCode } from './helpers/code.ts'
// What is on the screen.
export { dialog, finish } from './helpers/dialog.ts'
export { expectFieldError, field, fill, pick } from './helpers/form.ts'
export { entered, tabTo } from './helpers/keyboard.ts'
export { amountOf, cents, columnAmounts } from './helpers/money.ts'
export { expectNotice, notice } from './helpers/notice.ts'
// Answers from a recording instead of the mock.
export { playBack } from './helpers/play-back.ts'
export { click, refuse } from './helpers/refuse.ts'
export { sessionEndsDuring } from './helpers/session.ts'
export { columnOf, rowWith } from './helpers/table.ts'
export { downloaded, expectText } from './helpers/voucher.ts'
export { everyLook } from './looks.ts'
