import { plainText } from '../../../lib/text/plain-text'
import { Icon } from '../../../ui/page/icon'
import { PanelText } from '../../../ui/page/panel-text'
import { LONGEST_NAME } from './name-rules'
import styles from './nodes.module.css'
import type { TreeRow } from './tree/rows'

export function NodeName({ row: { kind, name }, cut }: { row: TreeRow; cut?: boolean }) {
  return (
    <>
      {kind === 'folder' && <Icon name="folder" size={18} />}
      <span className={styles.name} data-kind={kind} data-cut={cut || undefined}>
        <PanelText>{plainText(name, LONGEST_NAME)}</PanelText>
      </span>
    </>
  )
}
