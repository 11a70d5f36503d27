/** The pictures' folder, under DATA_DIR and in a backup. */
export const PICTURES = 'images';
/** PostgreSQL's part of a backup. */
export const POSTGRES_DUMP = 'brasa.dump';
