import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { Recipe, RecipeRecord } from '../../api/recipe'
import { useModel } from '../../lib/browser/use-model'
import { lastKnown } from '../../lib/remote/last-known'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { MatchCount } from '../../ui/card/match-count'
import { Toolbar } from '../../ui/card/toolbar'
import { ActionsMenu } from '../../ui/dialog/actions-menu'
import { SearchField } from '../../ui/form/search-field'
import { Button } from '../../ui/page/button'
import { Loaded } from '../../ui/status/loaded'
import { ImportDialog } from '../../ui/table-file/import-dialog'
import { CompareDialog } from './compare-dialog'
import { DeleteDialog, LoadDialog } from './confirm-dialogs'
import { ExportDialog } from './export-dialog'
import type { RecipeModel } from './model'
import type { Open } from './open'
import { REASONS } from './reasons'
import { RecordActions } from './record-actions'
import { EditRecordDialog, NewRecordDialog } from './record-dialogs'
import { RecordsTable } from './records-table'

export function RecordsCard({ model, recipe }: { model: RecipeModel; recipe: Recipe }) {
  const { t } = useText()
  const records = useModel(() => model.recordsOf(recipe.id))
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<Open | undefined>()
  const all = lastKnown(useStore(records.$records))?.items
  const close = () => setOpen(undefined)
  const selects = useStore(records.$selected).length > 0
  const loading = useStore(records.$records).status === 'loading'
  const readOnly = recipe.in_use || loading
  const full = recipe.records >= recipe.max_records
  return (
    <Card flush>
      <Toolbar
        flush
        search={<SearchField label={t('recipe.search')} value={query} onPick={setQuery} />}
        count={all && <MatchCount found={foundRecords(all, query).length} total={all.length} />}
        selection={selects && <RecordActions recipe={recipe} records={records} onOpen={setOpen} />}
      >
        <ActionsMenu
          buttons={[
            {
              id: 'import',
              text: t('common.term.importCsv'),
              disabled: readOnly,
              asks: true,
              onPick: () => setOpen({ dialog: 'import' })
            },
            { id: 'export', text: t('common.exportCsv'), asks: true, onPick: () => setOpen({ dialog: 'export' }) }
          ]}
        >
          <Button kind="primary" disabled={readOnly || full} asks onClick={() => setOpen({ dialog: 'add' })}>
            {t('recipe.add')}
          </Button>
        </ActionsMenu>
      </Toolbar>
      <Loaded from={records.$records} item>
        {data => (
          <RecordsTable
            recipe={recipe}
            records={records}
            rows={foundRecords(data.items, query)}
            search={query}
            onOpen={number => setOpen({ dialog: 'edit', number })}
          />
        )}
      </Loaded>
      {open?.dialog === 'add' && (
        <NewRecordDialog
          recipe={recipe}
          records={records}
          from={open.from}
          onAdded={() => setQuery('')}
          onClose={close}
        />
      )}
      {open?.dialog === 'edit' && (
        <EditRecordDialog recipe={recipe} records={records} number={open.number} onClose={close} />
      )}
      {open?.dialog === 'delete' && <DeleteDialog records={records} number={open.number} onClose={close} />}
      {open?.dialog === 'compare' && (
        <CompareDialog recipe={recipe} records={records} numbers={open.numbers} onClose={close} />
      )}
      {open?.dialog === 'load' && recipe.plc_load && (
        <LoadDialog records={records} number={open.number} plc={recipe.plc_load.name} onClose={close} />
      )}
      {open?.dialog === 'import' && (
        <ImportDialog
          create={() => records.importRecords(recipe)}
          title={t('common.term.importCsv')}
          hint={t('recipe.import.hint')}
          reasons={REASONS}
          onClose={close}
        />
      )}
      {open?.dialog === 'export' && <ExportDialog model={model} recipe={recipe} onClose={close} />}
    </Card>
  )
}

/** The records whose number equals the query, or whose name or a value contains it. */
function foundRecords(records: readonly RecipeRecord[], query: string): readonly RecipeRecord[] {
  const text = query.trim().toLowerCase()
  if (!text) return records
  const matches = (cell: string) => cell.toLowerCase().includes(text)
  return records.filter(({ number, name, values }) => String(number) === text || matches(name) || values.some(matches))
}
