import { sheetUrl } from '../lib/browser/assets'
import { loadSheet } from '../lib/browser/load-sheet'

/** Set by the build. */
declare const STAMP: string

/** Differs from the page's own stamp when the firmware was updated under an open page. */
export const stamp = STAMP

const address = sheetUrl('chart')

export const load = async (version = '45.2') => {
  const [chart] = await Promise.all([import('./trend-chart'), address === undefined ? undefined : loadSheet(address)])
  return { ...chart, version }
}
