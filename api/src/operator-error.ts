/** Something that whoever runs the server can mend: the message, in Spanish, says what and how. */
export class OperatorError extends Error {}
