import { useStore } from '@nanostores/preact'
import { useRef } from 'react'
import { useModel } from '../../lib/browser/use-model'
import { useAction } from '../../lib/remote/use-action'
import { isSent, type TableFile, type TableImport } from '../../lib/table-file/table-import'
import type { CodeTexts } from '../../lib/text/code-texts'
import { useText } from '../../lib/text/use-text'
import { Dialog } from '../dialog/dialog'
import { SegmentedControl } from '../form/segmented-control'
import { UnansweredNotice } from '../form/unanswered-notice'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { Banner } from '../status/banner'
import { DialogFailure } from '../status/dialog-failure'
import { DecimalField } from './decimal-field'
import { EncodingField } from './encoding-field'
import { ImportPreview } from './import-preview'
import { ImportSource, type ImportSourceProps } from './import-source'
import { RejectedList } from './rejected-list'

export interface ImportDialogProps<R, T, A> {
  create: () => TableImport<R, T, A>
  title: string
  /** Describes the file's contents and what the import does with them. */
  hint: string
  /** If it takes other files than CSV. */
  fileLabel?: string
  reasons?: CodeTexts
  fromPanel?: ImportSourceProps<R, T, A>['fromPanel']
  /** Shown below the file field. */
  children?: Children
  /** Default: closes the dialog. */
  onApplied?: (applied: A) => void
  onClose: () => void
}

/** Picks a table file, previews its rows and imports the valid ones. */
export function ImportDialog<R, T, A>(props: ImportDialogProps<R, T, A>) {
  const { create, title, hint, fileLabel, reasons, fromPanel, children, onClose, onApplied = onClose } = props
  const { t } = useText()
  const model = useModel(create)
  const picked = useStore(model.$picked)
  const existing = useStore(model.$existing)
  const rows = useStore(model.$rows)
  const sent = rows.filter(({ outcome }) => isSent(outcome)).length
  const partial = sent > 0 && rows.some(({ outcome }) => outcome === 'rejected')
  const file = picked.status === 'none' ? undefined : picked.file
  const table = picked.status === 'read' ? picked.table : undefined
  const sentFile = useRef<TableFile | undefined>(undefined)
  const importing = useAction(async () => {
    sentFile.current = file
    onApplied(await model.apply())
  }, 'in place')
  const actions = (
    <>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button kind="primary" disabled={sent === 0} busy={importing.busy} onClick={importing.run}>
        {partial ? t('common.import.valid', { count: sent }) : t('common.action.import')}
      </Button>
    </>
  )
  return (
    <Dialog wide title={title} onCancel={onClose} actions={actions}>
      <ImportSource model={model} hint={hint} label={fileLabel} picked={picked} fromPanel={fromPanel} />
      {children}
      {picked.status === 'read' && <EncodingField {...picked} onPick={model.pickEncoding} />}
      {table?.status === 'readable' && table.decimal && (
        <DecimalField value={table.decimal} onPick={model.pickDecimal} />
      )}
      {table?.status === 'unreadable' && (
        <Banner tone="bad" role="alert" title={t(table.reason)}>
          {table.details.map(detail => (
            <p key={t(detail)}>{t(detail)}</p>
          ))}
        </Banner>
      )}
      {table?.status === 'readable' && (
        <>
          {table.warning && <Banner tone="warn">{t(table.warning)}</Banner>}
          {model.canSkip && rows.some(({ record }) => record !== undefined) && (
            <SegmentedControl
              label={t('common.import.existing')}
              value={existing}
              options={[
                { value: 'update', text: t('common.import.update') },
                { value: 'skip', text: t('common.import.skip') }
              ]}
              onPick={choice => model.$existing.set(choice)}
            />
          )}
          <RejectedList columns={model.columns} table={table} rows={rows} fileName={file?.name ?? ''} />
          <ImportPreview columns={model.columns} table={table} rows={rows} />
        </>
      )}
      <UnansweredNotice busy={importing.busy} onStop={importing.stop} afterSeconds={5} />
      {importing.failure && sentFile.current === file && <DialogFailure error={importing.failure} reasons={reasons} />}
    </Dialog>
  )
}
