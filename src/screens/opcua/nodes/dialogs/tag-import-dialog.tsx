import type { DriverTable } from '../../../../api/opcua/server'
import { useText } from '../../../../lib/text/use-text'
import { complain } from '../../../../stores/notices'
import { ImportDialog } from '../../../../ui/table-file/import-dialog'
import type { NodeEditor } from '../model'
import { refusalText } from '../refusal-text'
import { createTagFiles } from '../tag-files'

interface Props {
  editor: NodeEditor
  table: DriverTable
  onClose: () => void
}

/** Imports tags or a NodeSet as one edit, which can be undone and is stored by the next save. */
export function TagImportDialog({ editor, table, onClose }: Props) {
  const { t } = useText()
  return (
    <ImportDialog
      create={() => createTagFiles(editor).importTags(table)}
      title={t('opcuaNodes.import.title')}
      hint={t('opcuaNodes.import.hint')}
      fileLabel={t('opcuaNodes.import.file')}
      onApplied={refused => {
        if (refused) complain(refusalText(refused))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
