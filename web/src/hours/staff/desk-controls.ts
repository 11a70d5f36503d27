// Controls as high as the staff desk wants them (docs/design-system.md): for a thumb in a hurry.

/** On a field of ui/. */
export const DESK_FIELD = '[&_input]:min-h-14';

/** Around a switch of ui/: the whole row is the target. */
export const DESK_SWITCH =
  '[&_label]:flex [&_label]:min-h-14 [&_label]:grow [&_label]:items-center [&_label]:leading-tight';
