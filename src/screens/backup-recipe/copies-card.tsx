import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { RecipeBackup } from '../../api/backup-recipe'
import { lastKnown } from '../../lib/remote/last-known'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { Card } from '../../ui/card/card'
import { MatchCount } from '../../ui/card/match-count'
import { Toolbar } from '../../ui/card/toolbar'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { SearchField } from '../../ui/form/search-field'
import { Loaded } from '../../ui/status/loaded'
import { CopiesTable } from './copies-table'
import type { BackupRecipeModel } from './model'
import { REASONS } from './reasons'
import { RestoreDialog } from './restore-dialog'

type Open = { action: 'restore' | 'delete'; copy: RecipeBackup }

export function CopiesCard({ model }: { model: BackupRecipeModel }) {
  const { t } = useText()
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const all = lastKnown(useStore(model.$copies))
  const remove = async () => {
    if (open) await model.remove(open.copy)
    setOpen(shown => (shown === open ? undefined : shown))
    notify('backupRecipe.deleted')
  }
  return (
    <Card title={t('backupRecipe.copies')} flush>
      <Toolbar
        flush
        search={<SearchField label={t('backupRecipe.search')} value={search} onPick={setSearch} />}
        count={all && <MatchCount found={all.filter(copy => matches(copy, search)).length} total={all.length} />}
      />
      <Loaded from={model.$copies}>
        {copies => (
          <CopiesTable
            model={model}
            copies={copies.filter(copy => matches(copy, search))}
            search={search}
            onOpen={(action, copy) => setOpen({ action, copy })}
          />
        )}
      </Loaded>
      {open?.action === 'restore' && <RestoreDialog model={model} copy={open.copy} onClose={close} />}
      {open?.action === 'delete' && (
        <ConfirmDialog
          title={t('backupRecipe.delete.title', { name: plainText(open.copy.name, 80) })}
          verb={t('backupRecipe.delete.verb')}
          reasons={REASONS}
          onConfirm={remove}
          onCancel={close}
        >
          <p>{t('backupRecipe.delete.text', { name: plainText(open.copy.name, 80) })}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

function matches({ name, made_at, made_by, checksum, project }: RecipeBackup, search: string): boolean {
  const text = search.trim().toLowerCase()
  return [name, made_at, made_by, checksum, project.name].some(cell => cell.toLowerCase().includes(text))
}
