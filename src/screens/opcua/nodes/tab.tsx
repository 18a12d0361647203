import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { useModel } from '../../../lib/browser/use-model'
import { $i18n } from '../../../lib/text/i18n'
import { plainText } from '../../../lib/text/plain-text'
import { Card } from '../../../ui/page/card'
import { EmptyState } from '../../../ui/page/empty-state'
import { Loaded } from '../../../ui/page/loaded'
import { PanelText } from '../../../ui/page/panel-text'
import type { Selection } from '../../../ui/tree/selection'
import { Tree } from '../../../ui/tree/tree'
import { createNodes } from './read-only'

export default function NodesTab() {
  const { t } = useStore($i18n)
  const { $tree, $rows, expand } = useModel(createNodes)
  const rows = useStore($rows)
  const [selection, setSelection] = useState<Selection>({ focused: undefined, selected: new Set() })
  return (
    <Loaded from={$tree}>
      {() => (
        <Card flush>
          {rows.length === 0 ? (
            <EmptyState icon="folder" title={t('opcuaNodes.none')} />
          ) : (
            <Tree
              label={t('opcuaNodes.tree')}
              rows={rows}
              {...selection}
              textOf={({ name }) => name}
              name={({ name }) => <PanelText>{plainText(name, 64)}</PanelText>}
              onSelect={setSelection}
              onExpand={expand}
            />
          )}
        </Card>
      )}
    </Loaded>
  )
}
