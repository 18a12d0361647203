import { useStore } from '@nanostores/preact'
import { useText } from '../../../lib/text/use-text'
import { $session } from '../../../session/session'
import { viewerOf } from '../../../stores/findings/finding-remedies'
import { findingRows } from '../../../stores/findings/finding-rows'
import { $findings } from '../../../stores/findings/state'

/** What is wrong now and is remedied on the page at this path, for this user. */
export function useFindings(path: string): string[] {
  const { t } = useText()
  const state = useStore($findings)
  const viewer = viewerOf(useStore($session))
  if (state.status !== 'known' || !state.current) return []
  return findingRows(state.findings.findings, undefined, viewer, t)
    .filter(({ remedy }) => remedy.kind === 'link' && remedy.link.path.split('?')[0] === path)
    .map(({ text }) => t(text))
}
