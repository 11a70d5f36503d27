/** The version of the data protection text that the forms show; kept with every consent given. */
export const CONSENT_VERSION = '2026-11';
