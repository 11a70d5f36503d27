/** What the build tells the worker of the site (build-plugins/offline-files.ts). */
export type Build = {
  /** Changes with every file that a browser loads; the server names it in its answers, too. */
  id: string;
  /** Addresses of the code, style and fonts of every page but the staff's. */
  everyone: readonly string[];
  /** What the staff's pages need beyond that. */
  staff: readonly string[];
  /** The drawings of the pages for everyone. */
  drawings: readonly string[];
};
