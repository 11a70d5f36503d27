// When the utterances are spoken, on Madrid's clocks. The shop is open every day from 10:00 to 17:00.

export const FRIDAY = '2026-11-20T12:10';
export const SUNDAY_NEAR_CLOSING = '2026-11-22T14:40';
export const SATURDAY_BEFORE_HOLIDAY = '2026-12-05T11:00';
export const EVENING_BEFORE_NEW_YEARS_EVE = '2026-12-30T18:00';
export const LAST_DAY_OF_FEBRUARY = '2027-02-28T12:00';
