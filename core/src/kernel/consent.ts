/**
 * The version of the data protection text that the forms show, kept with every consent given: the day on which
 * the privacy page was last changed.
 */
export const CONSENT_VERSION = '2026-11-30';
