/** Every component of the house; the development server alone has that page. */
export const GALLERY = 'http://localhost:5199/gallery/?light=paper';
