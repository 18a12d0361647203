import { useStore } from '@nanostores/preact'
import { useText } from '../../../lib/text/use-text'
import { $session } from '../../../session/session'
import { viewerOf } from '../../../stores/findings/finding-remedies'
import { findingRows } from '../../../stores/findings/finding-rows'
import { $findings } from '../../../stores/findings/state'
import type { MatchedForm } from './match-fields'

/** What is wrong now and is remedied on the page at this path, for this user; with the forms of a dialog, only what its entry is about. */
export function useFindings(path: string, dialog: readonly MatchedForm[] | undefined): string[] {
  const { t } = useText()
  const state = useStore($findings)
  const viewer = viewerOf(useStore($session))
  if (state.status !== 'known' || !state.current) return []
  return findingRows(state.findings.findings, undefined, viewer, t)
    .filter(({ remedy }) => remedy && 'path' in remedy && isRemediedIn(remedy.path, path, dialog))
    .map(({ text }) => t(text))
}

/** The link names the entry of a dialog, whose call or titles have the same name. */
function isRemediedIn(link: string, path: string, dialog: readonly MatchedForm[] | undefined): boolean {
  const [page, query] = link.split('?')
  if (page !== path || !dialog) return page === path
  const names = dialog.flatMap(({ call, titles }) => [...call.split('/'), ...titles])
  return [...new URLSearchParams(query).values()].some(name => names.includes(name))
}
