import { useStore } from '@nanostores/preact'
import { useForm } from '../../../../lib/form/use-form'
import { useText } from '../../../../lib/text/use-text'
import { FormDialog } from '../../../../ui/dialog/form-dialog'
import { SegmentedControl } from '../../../../ui/form/segmented-control'
import { PurposeField } from '../../../../ui/table-file/purpose-field'
import type { NodeEditor } from '../model'
import { createTagFiles } from '../tag-files'

interface Props {
  editor: NodeEditor
  onClose: () => void
}

/** Tags as CSV for people or programs, or all nodes as a NodeSet for OPC UA tools. */
export function NodeExportDialog({ editor, onClose }: Props) {
  const { t } = useText()
  const form = useForm(() => createTagFiles(editor).exportForm())
  const { format } = useStore(form.$values)
  return (
    <FormDialog short of={form} title={t('opcuaNodes.export.title')} save={t('common.action.export')} onClose={onClose}>
      <SegmentedControl
        of={form}
        name="format"
        label={t('common.term.format')}
        hint={format === 'xml' ? t('opcuaNodes.export.nodeSet') : undefined}
        options={[
          { value: 'csv', text: 'CSV' },
          { value: 'xml', text: 'NodeSet2 (XML)' }
        ]}
      />
      {format === 'csv' && <PurposeField of={form} />}
    </FormDialog>
  )
}
