import { openPart } from '../../lib/browser/part'
import type { Children } from '../page/children'
import { Part } from '../status/part'
import type { PaperProps } from './paper'

const loadPaper = () => import('./paper')

/** While the panel can still deliver it. */
export const preloadPaper = (): Promise<unknown> => openPart('paper', loadPaper).catch(() => {})

/** `waiting` is shown until it is loaded. */
export function PaperPart({ waiting, ...paper }: PaperProps & { waiting?: Children }) {
  return <Part name="paper" load={loadPaper} waiting={waiting} with={paper} />
}
