const GROUP_SPACE = '\u00a0'

/** Groups a whole number of five or more digits. */
export const groupDigits = (whole: string): string =>
  /\d{5}/.test(whole) ? whole.replace(/\B(?=(\d{3})+$)/g, GROUP_SPACE) : whole
