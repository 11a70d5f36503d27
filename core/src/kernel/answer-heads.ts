/** The head of an answer that the service worker has stored: when it came, in milliseconds UTC. */
export const STORED_AT = 'X-Brasa-Stored-At';

/** The head of every answer of the server to calls and pages: which build of the site it serves. */
export const BUILD_HEADER = 'X-Brasa-Build';
