import { useStore } from '@nanostores/preact'
import type { Form } from '../../lib/form/form'
import type { SettingsForm } from '../../lib/form/settings-form'
import { useText } from '../../lib/text/use-text'
import { Actions } from '../page/actions'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import textStyles from '../page/text.module.css'
import { ConflictNotice } from './conflict-notice'
import { FormErrors } from './form-errors'
import { FormFoot } from './form-foot'
import styles from './form-footer.module.css'

interface Props<V extends object> {
  of: Form<V> | SettingsForm<V>
  /** What a save interrupts. */
  notice?: Children
}

/** What somebody else has saved in the meantime, number of changed fields, Cancel and Save; inside the form's FormView. */
export function FormFooter<V extends object>({ of: form, notice }: Props<V>) {
  const { t } = useText()
  const changed = useStore(form.$changed).length
  const saving = useStore(form.$saving)
  return (
    <>
      {'$remote' in form && <ConflictNotice of={form} />}
      <div className={styles.footer} data-changed={changed > 0 || undefined}>
        <FormFoot
          notices={
            <>
              {notice}
              <FormErrors of={form} />
            </>
          }
        >
          <Actions>
            <span className={textStyles.note}>{changed > 0 && t('common.fieldsChanged', { count: changed })}</span>
            <Button disabled={changed === 0 || saving} onClick={form.reset}>
              {t('common.cancel')}
            </Button>
            <Button kind="primary" type="submit" disabled={changed === 0} busy={saving}>
              {t('common.save')}
            </Button>
          </Actions>
        </FormFoot>
      </div>
    </>
  )
}
