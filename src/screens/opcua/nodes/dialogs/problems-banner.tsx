import type { NodeProblem } from '../../../../api/opcua/server'
import { joinList } from '../../../../lib/text/join'
import type { MessageKey } from '../../../../lib/text/message'
import { plainText } from '../../../../lib/text/plain-text'
import { useText } from '../../../../lib/text/use-text'
import { PanelText } from '../../../../ui/page/panel-text'
import { Banner } from '../../../../ui/status/banner'
import type { Problems } from '../problems'
import { pathOf, type Tree } from '../tree/tree'

const CODES: Record<NodeProblem['code'], MessageKey> = {
  name: 'opcuaNodes.problem.name',
  duplicate_name: 'opcuaNodes.problem.duplicateName',
  plc: 'opcuaNodes.plc',
  format: 'opcuaNodes.problem.format',
  address: 'opcuaNodes.problem.address',
  index_register: 'opcuaNodes.problem.indexRegister',
  data_type: 'opcuaNodes.problem.dataType',
  length: 'opcuaNodes.problem.length',
  too_deep: 'opcuaNodes.problem.tooDeep',
  too_many: 'opcuaNodes.problem.tooMany'
}

/** More are fixed after these. */
const MOST_SHOWN = 10

/** The nodes that keep the tree from being saved. */
export function ProblemsBanner({ tree, problems }: { tree: Tree; problems: Problems }) {
  const { t } = useText()
  if (problems.size === 0) return null
  return (
    <Banner tone="bad" role="alert" title={t('opcuaNodes.problems', { count: problems.size })}>
      <ul>
        {[...problems].slice(0, MOST_SHOWN).map(([{ id }, codes]) => (
          <li key={id}>
            <PanelText>{plainText(pathOf(tree, id).join(' / '))}</PanelText>:{' '}
            {joinList(codes.map(code => t(CODES[code])))}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
