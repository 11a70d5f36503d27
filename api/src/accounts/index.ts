export { authorOf, listAuthors, type Authors } from './authors.report.ts';
export { createFirstSuperadmin, type FirstSuperadmin } from './create-first-superadmin.ts';
export { eraseUser } from './erase-user.ts';
export { findOrCreatePhoneUser } from './find-or-create-phone-user.ts';
export { makeMailedLinks } from './make-mailed-links.ts';
export { mergeAccounts, type KnownPerson, type MergedUsers } from './merge-accounts.ts';
export {
  findWholeUser,
  listFormerIds,
  lockMerges,
  lockWholeUser,
  ownerNow,
  whoIsNow,
  type WholeUser,
} from './merged-users.store.ts';
export { raiseWalletVersion, readOwnAccount, viewConsent } from './own-account.store.ts';
export { exportSessions } from './own-sessions.ts';
export { accountOwner, lockOwner, provePassword, type AccountOwner } from './own-password.ts';
export {
  findUserByEmail,
  findUserById,
  findUserByPhone,
  type KnownUser,
} from './phone-users.store.ts';
export { readPasswordLink } from './use-password-link.ts';
export { deleteAllAccess, lockSession } from './session.store.ts';
export { renewSession, sessionFinder } from './sessions.ts';
export { storedUser } from './stored-user.ts';
export { deleteOtherPhones, listOtherPhones, lockPhone } from './user-phones.store.ts';
export { lockKnownUser, viewUser } from './users.store.ts';
