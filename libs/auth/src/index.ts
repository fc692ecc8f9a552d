/** Who is signed in and what they may do. */
export { type BrowserStorage, lastingStorage, tabStorage } from './browser-storage.ts'
export { Can, connectRoute, useCan, useHoldsNode } from './Can.tsx'
export {
  emptyMemberCentre,
  expandMenu,
  memberCentreStore,
  shrinkWidth,
  useMemberCentre,
} from './member-centre.ts'
export { connectPages, type MenuEntry, menuLeaves } from './menus.ts'
export { type SessionState, session, type UserInfo, useIsSignedIn, useSession } from './session.ts'
export { emptySite, siteStore, useSite } from './site.ts'
export { applySite, type SiteAnswer } from './site-answer.ts'
