import { useStore } from '@nanostores/preact'
import type { DriverTable } from '../../../../api/opcua/server'
import type { Form } from '../../../../lib/form/form'
import { useForm } from '../../../../lib/form/use-form'
import { plainText } from '../../../../lib/text/plain-text'
import { useText } from '../../../../lib/text/use-text'
import { FormDialog } from '../../../../ui/dialog/form-dialog'
import { NumberField } from '../../../../ui/form/number-field'
import { TextField } from '../../../../ui/form/text-field'
import { PanelText } from '../../../../ui/page/panel-text'
import { Table } from '../../../../ui/table/table'
import { type BulkInput, tagsFrom } from '../bulk-form'
import { createEditForms } from '../edit-forms'
import type { NodeEditor } from '../model'
import { LONGEST_NAME } from '../name-rules'
import styles from '../nodes.module.css'
import { writtenAddress } from '../rules'
import { pathText } from '../tree/paths'
import { TagSettingsFields } from './tag-fields'

interface Props {
  editor: NodeEditor
  parent: string
  table: DriverTable
  onClose: () => void
}

/** Adds tags with consecutive addresses, listed before. */
export function BulkDialog({ editor, parent, table, onClose }: Props) {
  const { t } = useText()
  const form = useForm(() => createEditForms(editor).bulkForm(parent, table))
  return (
    <FormDialog wide of={form} title={t('opcuaNodes.bulk.title')} save={t('common.action.add')} onClose={onClose}>
      <p>{t('opcuaNodes.addedTo', { folder: pathText(editor.document.$tree.get(), parent, t) })}</p>
      <TagSettingsFields form={form} table={table}>
        <TextField
          of={form}
          name="address"
          label={t('opcuaNodes.bulk.range.label')}
          hint={t('opcuaNodes.bulk.range.hint')}
          required
          first
        />
        <NumberField of={form} name="step" label={t('opcuaNodes.bulk.step')} required />
      </TagSettingsFields>
      <TextField
        of={form}
        name="name"
        label={t('opcuaNodes.bulk.pattern')}
        hint={t('opcuaNodes.bulk.pattern.hint')}
        required
      />
      <Preview form={form} table={table} />
    </FormDialog>
  )
}

function Preview({ form, table }: { form: Form<BulkInput>; table: DriverTable }) {
  const { t } = useText()
  const bulk = tagsFrom(useStore(form.$values), table)
  const tags = 'tags' in bulk ? bulk.tags : []
  return (
    <>
      <p role="status">{t('opcuaNodes.bulk.count', { count: tags.length })}</p>
      {tags.length > 0 && (
        <div className={styles.differences}>
          <Table
            unprinted
            label={t('common.import.preview')}
            rows={tags}
            keyOf={(_, index) => String(index)}
            columns={[
              {
                id: 'name',
                title: t('opcuaNodes.tagName'),
                cell: ({ name }) => <PanelText>{plainText(name, LONGEST_NAME)}</PanelText>
              },
              {
                id: 'address',
                title: t('common.term.address'),
                card: 'fact',
                width: '12rem',
                cell: ({ settings }) => <PanelText>{writtenAddress(settings)}</PanelText>
              }
            ]}
          />
        </div>
      )}
    </>
  )
}
