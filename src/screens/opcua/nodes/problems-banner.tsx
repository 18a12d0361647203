import { useStore } from '@nanostores/preact'
import { useMemo } from 'react'
import { $i18n } from '../../../lib/text/i18n'
import { plainText } from '../../../lib/text/plain-text'
import { PanelText } from '../../../ui/page/panel-text'
import { Banner } from '../../../ui/status/banner'
import type { NodeEditor } from './model'
import { pathOf } from './tree'

/** More are fixed after these. */
const MOST_SHOWN = 10

/** The nodes that keep the tree from being saved. */
export function ProblemsBanner({ editor }: { editor: NodeEditor }) {
  const { t } = useStore($i18n)
  const tree = useStore(editor.$tree)
  const refused = useStore(editor.$problems)
  const found = useMemo(() => editor.findProblems(), [tree])
  const problems = refused.size > 0 ? refused : found
  if (problems.size === 0) return null
  return (
    <Banner tone="bad" role="alert" title={t('opcuaNodes.problems', { count: problems.size })}>
      <ul>
        {[...problems].slice(0, MOST_SHOWN).map(([{ id }, codes]) => (
          <li key={id}>
            <PanelText>{plainText(pathOf(tree, id).join(' / '))}</PanelText>:{' '}
            {codes.map(code => t(`opcuaNodes.problem.${code}`)).join(', ')}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
