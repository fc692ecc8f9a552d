/** Who is signed in and what they may do. */
export { type BrowserStorage, browserStorage, lastingStorage, tabStorage } from './browser-storage.ts'
export { Can, connectRoute, useCan, useHoldsNode } from './Can.tsx'
export {
  emptyMemberCentre,
  expandMenu,
  type MemberCentreState,
  memberCentreStore,
  shrinkWidth,
  useMemberCentre,
} from './member-centre.ts'
export { connectPages, iframePath, type MenuEntry, menuLeaves } from './menus.ts'
export type { AuthNode, NamedNode, PermissionQuery } from './permissions.ts'
export {
  createSession,
  type Session,
  type SessionChange,
  type SessionState,
  session,
  type UserInfo,
  useIsSignedIn,
  useSession,
} from './session.ts'
export { isSignedIn, nobody, type StoredSession, sessionKey } from './session-record.ts'
export { emptySite, type SiteState, siteStore, useSite } from './site.ts'
export { applySite, readSite, type SiteAnswer } from './site-answer.ts'
