/** By place and fault: what it need not withstand as the others do, and why. */
export const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'data-log': { slow: 'there is no canvas for its chart, which is said' },
  misc: { '404': 'firmware without shifts has no such row, and is not asked again' },
  'system-info: Device': { '404': 'firmware that records no restarts has no such card, and is not asked again' },
  'system-info: Configuration': { '404': 'firmware that keeps no configuration has no such call' }
}
