export { authorOf, listAuthors, type Authors } from './authors.report.ts';
export { createFirstSuperadmin, type FirstSuperadmin } from './users/create-first-superadmin.ts';
export { eraseUser } from './users/erase-user.ts';
export { findOrCreatePhoneUser } from './users/find-or-create-phone-user.ts';
export { makeMailedLinks } from './recovery/make-mailed-links.ts';
export { mergeAccounts, type KnownPerson, type MergedUsers } from './users/merge-accounts.ts';
export {
  findWholeUser,
  listFormerIds,
  lockMerges,
  lockWholeUser,
  ownerNow,
  whoIsNow,
  type WholeUser,
} from './users/merged-users.store.ts';
export {
  raiseWalletVersion,
  readOwnAccount,
  viewConsent,
} from './own-account/own-account.store.ts';
export { exportSessions } from './session/own-sessions.ts';
export {
  accountOwner,
  lockOwner,
  provePassword,
  type AccountOwner,
} from './passwords/own-password.ts';
export {
  findUserByEmail,
  findUserById,
  findUserByPhone,
  type KnownUser,
} from './users/phone-users.store.ts';
export {
  deleteObjections,
  forgetObjections,
  insertObjections,
  objectedSince,
  ownerOfPhone,
} from './users/objections.store.ts';
export { readPasswordLink } from './recovery/use-password-link.ts';
export { deleteAllAccess, lockSession } from './session/session.store.ts';
export { renewSession, sessionFinder } from './session/sessions.ts';
export { storedUser } from './users/stored-user.ts';
export { deleteOtherPhones, listOtherPhones, lockPhone } from './users/user-phones.store.ts';
export { lockKnownUser, viewUser } from './users/users.store.ts';
