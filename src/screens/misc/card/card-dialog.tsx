import type { SettingsForm } from '../../../lib/form/settings-form'
import { useAction } from '../../../lib/remote/use-action'
import type { CodeTexts } from '../../../lib/text/code-texts'
import { useText } from '../../../lib/text/use-text'
import { notify } from '../../../stores/notices'
import { EditDialog } from '../../../ui/dialog/edit-dialog'
import { FieldsFor } from '../../../ui/form/field-for'
import { Button } from '../../../ui/page/button'
import type { Children } from '../../../ui/page/children'
import { Banner } from '../../../ui/status/banner'
import type { SettingsProps } from '../cards'
import { CARDS } from '../cards'
import styles from './card.module.css'
import type { CardSettings } from './card-settings'

interface Props<T, V extends object> extends SettingsProps {
  settings: CardSettings<T, V>
  reasons?: CodeTexts
  /** What the service opens, and to whom. */
  risk?: string
  /** In place of all fields in the order of their table. */
  fields?: (form: SettingsForm<V, T>) => Children
  /** What a save interrupts, above the buttons. */
  notice?: (form: SettingsForm<V, T>) => Children
  /** Below the fields. */
  children?: (form: SettingsForm<V, T>) => Children
}

/** The settings of one card, with its risk, its default settings, and what tests it. */
export function CardDialog<T, V extends object>(props: Props<T, V>) {
  const { card, settings, reasons, risk, notice, fields, children, onClose, onSaved } = props
  const { t } = useText()
  const name = t(CARDS[card].title)
  const saved = () => {
    notify(['misc.saved', { name }])
    onSaved()
  }
  return (
    <EditDialog
      from={settings.newest}
      edit={settings.edit}
      title={name}
      {...(notice && { notice })}
      {...(reasons && { reasons })}
      onClose={onClose}
      onSaved={saved}
    >
      {form => (
        <>
          {risk && <Banner tone="info">{risk}</Banner>}
          <div className={styles.fields}>
            {fields ? fields(form) : <FieldsFor of={form} />}
            {children?.(form)}
          </div>
          <Defaults form={form} settings={settings} />
        </>
      )}
    </EditDialog>
  )
}

interface DefaultsProps<T, V extends object> {
  form: SettingsForm<V, T>
  settings: CardSettings<T, V>
}

function Defaults<T, V extends object>({ form, settings }: DefaultsProps<T, V>) {
  const { t } = useText()
  const { busy, run } = useAction(settings.restoreDefaults)
  return (
    <div className={styles.defaults}>
      <Button kind="quiet" icon="undo" busy={busy} onClick={() => run(form)}>
        {t('misc.defaults')}
      </Button>
    </div>
  )
}
